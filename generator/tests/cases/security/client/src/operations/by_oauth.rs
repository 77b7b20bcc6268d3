// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byOauth`: `GET /oauth`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byOauth`.
    ///
    /// `GET /oauth`
    pub fn by_oauth(&self) -> Call<ByOauth> {
        Call::new(&self.shared, Method::GET, "/oauth").credential(self.oauth.as_ref())
    }
}

/// The operation `byOauth`.
#[derive(Debug)]
pub enum ByOauth {}

impl Operation for ByOauth {
    type Success = Reply<()>;

    type Failure = ByOauthFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byOauth`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByOauthFailure {}

documented::implement! {
    ByOauthFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `by-oauth`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "by-oauth",
        about: "GET /oauth",
        long_about: "GET /oauth",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.by_oauth()))
    }
}
