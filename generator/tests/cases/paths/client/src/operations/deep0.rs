// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep0`: `GET /a`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `deep0`.
    ///
    /// `GET /a`
    pub fn deep0(&self) -> Call<Deep0> {
        Call::new(&self.shared, Method::GET, "/a")
    }
}

/// The operation `deep0`.
#[derive(Debug)]
pub enum Deep0 {}

impl Operation for Deep0 {
    type Success = Reply<()>;

    type Failure = Deep0Failure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `deep0`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Deep0Failure {}

documented::implement! {
    Deep0Failure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `deep0`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "deep0",
        about: "GET /a",
        long_about: "GET /a",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.deep0()))
    }
}
