// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `open`: `GET /open`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `open`.
    ///
    /// `GET /open`
    pub fn open(&self) -> Call<Open> {
        Call::new(&self.shared, Method::GET, "/open")
    }
}

/// The operation `open`.
#[derive(Debug)]
pub enum Open {}

impl Operation for Open {
    type Success = Reply<()>;

    type Failure = OpenFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `open`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum OpenFailure {}

documented::implement! {
    OpenFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `open`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "open",
        about: "GET /open",
        long_about: "GET /open",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.open()))
    }
}
