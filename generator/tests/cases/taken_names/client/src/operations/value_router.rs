// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `router`: `GET /router`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `router`.
    ///
    /// `GET /router`
    pub fn value_router(&self) -> Call<Router> {
        Call::new(&self.shared, Method::GET, "/router")
    }
}

/// The operation `router`.
#[derive(Debug)]
pub enum Router {}

impl Operation for Router {
    type Success = Reply<()>;

    type Failure = RouterFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `router`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum RouterFailure {}

documented::implement! {
    RouterFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `value-router`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "value-router",
        about: "GET /router",
        long_about: "GET /router",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.value_router()))
    }
}
