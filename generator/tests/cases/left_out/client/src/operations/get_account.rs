// @generated from left_out.yaml by `cargo xtask codegen`; do not edit.
//! `getAccount`: `GET /account`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::account::Account;

impl Client {
    /// `getAccount`.
    ///
    /// `GET /account`
    pub fn get_account(&self) -> Call<GetAccount> {
        Call::new(&self.shared, Method::GET, "/account")
    }
}

/// The operation `getAccount`.
#[derive(Debug)]
pub enum GetAccount {}

impl Operation for GetAccount {
    type Success = Reply<Account>;

    type Failure = GetAccountFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `getAccount`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetAccountFailure {}

documented::implement! {
    GetAccountFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-account`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-account",
        about: "GET /account",
        long_about: "GET /account",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_account()))
    }
}
