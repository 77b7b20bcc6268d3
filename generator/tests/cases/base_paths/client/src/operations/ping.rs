// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `ping`: `GET /ping`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `ping`.
    ///
    /// `GET /ping`
    pub fn ping(&self) -> Call<Ping> {
        Call::new(&self.shared, Method::GET, "/ping").served_by(&self.other_servers.root)
    }
}

/// The operation `ping`.
#[derive(Debug)]
pub enum Ping {}

impl Operation for Ping {
    type Success = Reply<()>;

    type Failure = PingFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `ping`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PingFailure {}

documented::implement! {
    PingFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `ping`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "ping",
        about: "GET /ping",
        long_about: "GET /ping",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.ping()))
    }
}
