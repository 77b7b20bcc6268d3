// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `operations`: `GET /operations`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `operations`.
    ///
    /// `GET /operations`
    pub fn operations(&self) -> Call<Operations> {
        Call::new(&self.shared, Method::GET, "/operations")
    }
}

/// The operation `operations`.
#[derive(Debug)]
pub enum Operations {}

impl Operation for Operations {
    type Success = Reply<()>;

    type Failure = OperationsFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `operations`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum OperationsFailure {}

documented::implement! {
    OperationsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `operations`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "operations",
        about: "GET /operations",
        long_about: "GET /operations",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.operations()))
    }
}
