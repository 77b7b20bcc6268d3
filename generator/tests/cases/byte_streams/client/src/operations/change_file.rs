// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `changeFile`: `PATCH /files/{name}`.

use http::Method;

use crate::client::Client;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::seen::Seen;

impl Client {
    /// `changeFile`.
    ///
    /// `PATCH /files/{name}`
    pub fn change_file(&self, name: impl AsRef<str>) -> Call<ChangeFile> {
        let name = name.as_ref();
        Call::new(
            &self.shared,
            Method::PATCH,
            Path::from("/files/").parameter("name", name),
        )
    }
}

impl Call<ChangeFile> {
    /// The body.
    pub fn body(self, body: impl Into<ByteStream>) -> Self {
        self.bytes("application/x-tar", body)
    }
}

/// The operation `changeFile`.
#[derive(Debug)]
pub enum ChangeFile {}

impl Operation for ChangeFile {
    type Success = Reply<Seen>;

    type Failure = ChangeFileFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `changeFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ChangeFileFailure {}

documented::implement! {
    ChangeFileFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `change-file`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "change-file",
        about: "PATCH /files/{name}",
        long_about: "PATCH /files/{name}",
        flags: &[Flag::new("name", Kind::Text, "").argument().required()],
        body: Some(Body {
            help: "(bytes, @FILE, or - for standard input)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let call = match arguments.has_body() {
            true => {
                client
                    .change_file(arguments.required::<String>("name")?)
                    .body(arguments.bytes()?)
            }
            false => client.change_file(arguments.required::<String>("name")?),
        };
        Ok(PreparedCall::of(call))
    }
}
