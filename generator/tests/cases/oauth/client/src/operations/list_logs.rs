// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! `listLogs`: `GET /v1/logs`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `listLogs`.
    ///
    /// `GET /v1/logs`
    pub fn list_logs(&self) -> Call<ListLogs> {
        Call::new(&self.shared, Method::GET, "/logs").credential(self.console.as_ref())
    }
}

/// The operation `listLogs`.
#[derive(Debug)]
pub enum ListLogs {}

impl Operation for ListLogs {
    type Success = Reply<()>;

    type Failure = ListLogsFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `listLogs`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListLogsFailure {}

documented::implement! {
    ListLogsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-logs`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-logs",
        about: "GET /v1/logs",
        long_about: "GET /v1/logs",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.list_logs()))
    }
}
