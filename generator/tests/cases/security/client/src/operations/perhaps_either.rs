// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `perhapsEither`: `GET /perhaps-either`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `perhapsEither`.
    ///
    /// `GET /perhaps-either`
    pub fn perhaps_either(&self) -> Call<PerhapsEither> {
        Call::new(&self.shared, Method::GET, "/perhaps-either")
            .credentials(
                &[&[self.oauth.as_ref()], &[self.query.as_ref(), self.session.as_ref()]],
            )
    }
}

/// The operation `perhapsEither`.
#[derive(Debug)]
pub enum PerhapsEither {}

impl Operation for PerhapsEither {
    type Success = Reply<()>;

    type Failure = PerhapsEitherFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `perhapsEither`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PerhapsEitherFailure {}

documented::implement! {
    PerhapsEitherFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `perhaps-either`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "perhaps-either",
        about: "GET /perhaps-either",
        long_about: "GET /perhaps-either",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.perhaps_either()))
    }
}
