// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byRawHeader`: `GET /raw`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byRawHeader`.
    ///
    /// `GET /raw`
    pub fn by_raw_header(&self) -> Call<ByRawHeader> {
        Call::new(&self.shared, Method::GET, "/raw").credential(self.raw.as_ref())
    }
}

/// The operation `byRawHeader`.
#[derive(Debug)]
pub enum ByRawHeader {}

impl Operation for ByRawHeader {
    type Success = Reply<()>;

    type Failure = ByRawHeaderFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byRawHeader`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByRawHeaderFailure {}

documented::implement! {
    ByRawHeaderFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `by-raw-header`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "by-raw-header",
        about: "GET /raw",
        long_about: "GET /raw",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.by_raw_header()))
    }
}
