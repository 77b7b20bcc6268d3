// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep10`: `GET /a/b/c/d/e/f/g/h/i/j/k`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `deep10`.
    ///
    /// `GET /a/b/c/d/e/f/g/h/i/j/k`
    pub fn deep10(&self) -> Call<Deep10> {
        Call::new(&self.shared, Method::GET, "/a/b/c/d/e/f/g/h/i/j/k")
    }
}

/// The operation `deep10`.
#[derive(Debug)]
pub enum Deep10 {}

impl Operation for Deep10 {
    type Success = Reply<()>;

    type Failure = Deep10Failure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `deep10`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Deep10Failure {}

documented::implement! {
    Deep10Failure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `deep10`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "deep10",
        about: "GET /a/b/c/d/e/f/g/h/i/j/k",
        long_about: "GET /a/b/c/d/e/f/g/h/i/j/k",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.deep10()))
    }
}
