// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep8`: `GET /a/b/c/d/e/f/g/h/i`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `deep8`.
    ///
    /// `GET /a/b/c/d/e/f/g/h/i`
    pub fn deep8(&self) -> Call<Deep8> {
        Call::new(&self.shared, Method::GET, "/a/b/c/d/e/f/g/h/i")
    }
}

/// The operation `deep8`.
#[derive(Debug)]
pub enum Deep8 {}

impl Operation for Deep8 {
    type Success = Reply<()>;

    type Failure = Deep8Failure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `deep8`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Deep8Failure {}

documented::implement! {
    Deep8Failure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `deep8`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "deep8",
        about: "GET /a/b/c/d/e/f/g/h/i",
        long_about: "GET /a/b/c/d/e/f/g/h/i",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.deep8()))
    }
}
