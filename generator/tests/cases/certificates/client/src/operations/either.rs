// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! `either`: `GET /either`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `either`.
    ///
    /// `GET /either`
    pub fn either(&self) -> Call<Either> {
        Call::new(&self.shared, Method::GET, "/either")
            .credentials(&[&[self.token.as_ref()], &[]])
    }
}

/// The operation `either`.
#[derive(Debug)]
pub enum Either {}

impl Operation for Either {
    type Success = Reply<()>;

    type Failure = EitherFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `either`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum EitherFailure {}

documented::implement! {
    EitherFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `either`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "either",
        about: "GET /either",
        long_about: "GET /either",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.either()))
    }
}
