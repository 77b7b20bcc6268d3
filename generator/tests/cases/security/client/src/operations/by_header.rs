// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byHeader`: `GET /header`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byHeader`.
    ///
    /// `GET /header`
    pub fn by_header(&self) -> Call<ByHeader> {
        Call::new(&self.shared, Method::GET, "/header").credential(self.header.as_ref())
    }
}

/// The operation `byHeader`.
#[derive(Debug)]
pub enum ByHeader {}

impl Operation for ByHeader {
    type Success = Reply<()>;

    type Failure = ByHeaderFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byHeader`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByHeaderFailure {}

documented::implement! {
    ByHeaderFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `by-header`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "by-header",
        about: "GET /header",
        long_about: "GET /header",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.by_header()))
    }
}
