// @generated from unused_scheme.yaml by `cargo xtask codegen`; do not edit.
//! `getStatus`: `GET /status`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `getStatus`.
    ///
    /// `GET /status`
    pub fn get_status(&self) -> Call<GetStatus> {
        Call::new(&self.shared, Method::GET, "/status")
    }
}

/// The operation `getStatus`.
#[derive(Debug)]
pub enum GetStatus {}

impl Operation for GetStatus {
    type Success = Reply<()>;

    type Failure = GetStatusFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getStatus`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetStatusFailure {}

documented::implement! {
    GetStatusFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-status`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-status",
        about: "GET /status",
        long_about: "GET /status",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_status()))
    }
}
