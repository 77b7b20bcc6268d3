// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! `login`: `POST /v1/login`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `login`.
    ///
    /// `POST /v1/login`
    pub fn login(&self) -> Call<Login> {
        Call::new(&self.shared, Method::POST, "/login")
    }
}

/// The operation `login`.
#[derive(Debug)]
pub enum Login {}

impl Operation for Login {
    type Success = Reply<()>;

    type Failure = LoginFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `login`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum LoginFailure {}

documented::implement! {
    LoginFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `login`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "login",
        about: "POST /v1/login",
        long_about: "POST /v1/login",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.login()))
    }
}
