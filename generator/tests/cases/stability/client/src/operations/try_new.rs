// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `tryNew`: `GET /new`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `tryNew`.
    ///
    /// `GET /new`
    ///
    /// Stability: experimental. May change without a new major version.
    pub fn try_new(&self) -> Call<TryNew> {
        Call::new(&self.shared, Method::GET, "/new")
    }
}

/// The operation `tryNew`.
#[derive(Debug)]
pub enum TryNew {}

impl Operation for TryNew {
    type Success = Reply<()>;

    type Failure = TryNewFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `tryNew`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TryNewFailure {}

documented::implement! {
    TryNewFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `try-new`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "try-new",
        about: "GET /new",
        long_about: "GET /new",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.try_new()))
    }
}
