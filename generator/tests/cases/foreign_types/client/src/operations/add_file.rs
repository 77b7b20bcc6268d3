// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `addFile`: `POST /files`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::file::File;

impl Client {
    /// `addFile`.
    ///
    /// `POST /files`
    pub fn add_file(&self, body: File) -> Call<AddFile> {
        Call::new(&self.shared, Method::POST, "/files").json(&body)
    }
}

/// The operation `addFile`.
#[derive(Debug)]
pub enum AddFile {}

impl Operation for AddFile {
    type Success = Reply<File>;

    type Failure = AddFileFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddFileFailure {}

documented::implement! {
    AddFileFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-file`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-file",
        about: "POST /files",
        long_about: "POST /files",
        flags: &[
            Flag::new("path", Kind::Json, "").field("path").required(),
            Flag::new("others", Kind::Json, "").field("others").list(),
            Flag::new("links", Kind::Json, "").field("links"),
            Flag::new("sizes", Kind::Json, "").field("sizes").required(),
            Flag::new("id", Kind::Json, "").field("id").required(),
            Flag::new("release", Kind::Json, "").field("release"),
            Flag::new("span", Kind::Json, "").field("span"),
            Flag::new("kept", Kind::Json, "").field("kept"),
            Flag::new("target", Kind::Any, "").field("target"),
            Flag::new("renamed", Kind::Json, "").field("renamed"),
            Flag::new("next", Kind::Json, "").field("next"),
            Flag::new("other", Kind::Text, "").field("other"),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.add_file(arguments.body()?)))
    }
}
