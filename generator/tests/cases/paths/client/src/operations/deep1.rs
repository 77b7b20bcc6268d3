// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep1`: `GET /a/b`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `deep1`.
    ///
    /// `GET /a/b`
    pub fn deep1(&self) -> Call<Deep1> {
        Call::new(&self.shared, Method::GET, "/a/b")
    }
}

/// The operation `deep1`.
#[derive(Debug)]
pub enum Deep1 {}

impl Operation for Deep1 {
    type Success = Reply<()>;

    type Failure = Deep1Failure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `deep1`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Deep1Failure {}

documented::implement! {
    Deep1Failure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `deep1`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "deep1",
        about: "GET /a/b",
        long_about: "GET /a/b",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.deep1()))
    }
}
