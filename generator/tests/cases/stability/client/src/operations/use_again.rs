// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `useOld`: `GET /old`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `useOld`.
    ///
    /// `GET /old`
    pub fn use_again(&self) -> Call<UseAgain> {
        Call::new(&self.shared, Method::GET, "/old")
    }
}

/// The operation `useOld`.
#[derive(Debug)]
pub enum UseAgain {}

impl Operation for UseAgain {
    type Success = Reply<()>;

    type Failure = UseAgainFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `useOld`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum UseAgainFailure {}

documented::implement! {
    UseAgainFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `use-again`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "use-again",
        about: "GET /old",
        long_about: "GET /old",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.use_again()))
    }
}
