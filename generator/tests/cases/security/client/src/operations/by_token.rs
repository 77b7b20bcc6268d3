// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byToken`: `GET /token`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byToken`.
    ///
    /// `GET /token`
    pub fn by_token(&self) -> Call<ByToken> {
        Call::new(&self.shared, Method::GET, "/token").credential(self.token.as_ref())
    }
}

/// The operation `byToken`.
#[derive(Debug)]
pub enum ByToken {}

impl Operation for ByToken {
    type Success = Reply<()>;

    type Failure = ByTokenFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byToken`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByTokenFailure {}

documented::implement! {
    ByTokenFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `by-token`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "by-token",
        about: "GET /token",
        long_about: "GET /token",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.by_token()))
    }
}
