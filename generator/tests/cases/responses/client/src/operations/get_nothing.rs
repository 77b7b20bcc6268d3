// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `getNothing`: `GET /nothing`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// No failure is documented.
    ///
    /// `GET /nothing`
    pub fn get_nothing(&self) -> Call<GetNothing> {
        Call::new(&self.shared, Method::GET, "/nothing")
    }
}

/// The operation `getNothing`.
#[derive(Debug)]
pub enum GetNothing {}

impl Operation for GetNothing {
    type Success = Reply<()>;

    type Failure = GetNothingFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getNothing`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetNothingFailure {}

documented::implement! {
    GetNothingFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-nothing`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-nothing",
        about: "No failure is documented.",
        long_about: "No failure is documented.\n\nGET /nothing",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_nothing()))
    }
}
