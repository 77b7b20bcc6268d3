// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getNewFile`: `GET /files/new`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `getNewFile`.
    ///
    /// `GET /files/new`
    pub fn get_new_file(&self) -> Call<GetNewFile> {
        Call::new(&self.shared, Method::GET, "/files/new")
    }
}

/// The operation `getNewFile`.
#[derive(Debug)]
pub enum GetNewFile {}

impl Operation for GetNewFile {
    type Success = Reply<()>;

    type Failure = GetNewFileFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getNewFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetNewFileFailure {}

documented::implement! {
    GetNewFileFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-new-file`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-new-file",
        about: "GET /files/new",
        long_about: "GET /files/new",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_new_file()))
    }
}
