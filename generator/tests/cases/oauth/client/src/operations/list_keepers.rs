// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! `listKeepers`: `GET /v1/keepers`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `listKeepers`.
    ///
    /// `GET /v1/keepers`
    pub fn list_keepers(&self) -> Call<ListKeepers> {
        Call::new(&self.shared, Method::GET, "/keepers").credential(self.legacy.as_ref())
    }
}

/// The operation `listKeepers`.
#[derive(Debug)]
pub enum ListKeepers {}

impl Operation for ListKeepers {
    type Success = Reply<()>;

    type Failure = ListKeepersFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `listKeepers`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListKeepersFailure {}

documented::implement! {
    ListKeepersFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-keepers`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-keepers",
        about: "GET /v1/keepers",
        long_about: "GET /v1/keepers",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.list_keepers()))
    }
}
