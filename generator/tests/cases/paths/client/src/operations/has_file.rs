// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `hasFile`: `HEAD /files/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `hasFile`.
    ///
    /// `HEAD /files/{id}`
    pub fn has_file(&self, id: i64) -> Call<HasFile> {
        Call::new(&self.shared, Method::HEAD, Path::from("/files/").parameter("id", id))
    }
}

/// The operation `hasFile`.
#[derive(Debug)]
pub enum HasFile {}

impl Operation for HasFile {
    type Success = Reply<()>;

    type Failure = HasFileFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `hasFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum HasFileFailure {}

documented::implement! {
    HasFileFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `has-file`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "has-file",
        about: "HEAD /files/{id}",
        long_about: "HEAD /files/{id}",
        flags: &[Flag::new("id", Kind::INT64, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.has_file(arguments.required("id")?)))
    }
}
