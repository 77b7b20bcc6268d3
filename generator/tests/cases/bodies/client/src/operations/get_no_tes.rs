// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `getNoTes`: `GET /no-tes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `getNoTes`.
    ///
    /// `GET /no-tes`
    pub fn get_no_tes(&self) -> Call<GetNoTes> {
        Call::new(&self.shared, Method::GET, "/no-tes")
    }
}

/// The operation `getNoTes`.
#[derive(Debug)]
pub enum GetNoTes {}

impl Operation for GetNoTes {
    type Success = Reply<()>;

    type Failure = GetNoTesFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getNoTes`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetNoTesFailure {}

documented::implement! {
    GetNoTesFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-no-tes`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-no-tes",
        about: "GET /no-tes",
        long_about: "GET /no-tes",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_no_tes()))
    }
}
