// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byBasic`: `GET /basic`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byBasic`.
    ///
    /// `GET /basic`
    pub fn by_basic(&self) -> Call<ByBasic> {
        Call::new(&self.shared, Method::GET, "/basic").credential(self.account.as_ref())
    }
}

/// The operation `byBasic`.
#[derive(Debug)]
pub enum ByBasic {}

impl Operation for ByBasic {
    type Success = Reply<()>;

    type Failure = ByBasicFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byBasic`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByBasicFailure {}

documented::implement! {
    ByBasicFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `by-basic`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "by-basic",
        about: "GET /basic",
        long_about: "GET /basic",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.by_basic()))
    }
}
