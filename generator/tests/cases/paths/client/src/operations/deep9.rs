// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep9`: `GET /a/b/c/d/e/f/g/h/i/j`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `deep9`.
    ///
    /// `GET /a/b/c/d/e/f/g/h/i/j`
    pub fn deep9(&self) -> Call<Deep9> {
        Call::new(&self.shared, Method::GET, "/a/b/c/d/e/f/g/h/i/j")
    }
}

/// The operation `deep9`.
#[derive(Debug)]
pub enum Deep9 {}

impl Operation for Deep9 {
    type Success = Reply<()>;

    type Failure = Deep9Failure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `deep9`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Deep9Failure {}

documented::implement! {
    Deep9Failure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `deep9`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "deep9",
        about: "GET /a/b/c/d/e/f/g/h/i/j",
        long_about: "GET /a/b/c/d/e/f/g/h/i/j",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.deep9()))
    }
}
