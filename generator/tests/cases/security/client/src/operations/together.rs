// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `together`: `GET /together`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `together`.
    ///
    /// `GET /together`
    pub fn together(&self) -> Call<Together> {
        Call::new(&self.shared, Method::GET, "/together")
            .credentials(&[&[self.header.as_ref(), self.query.as_ref()]])
    }
}

/// The operation `together`.
#[derive(Debug)]
pub enum Together {}

impl Operation for Together {
    type Success = Reply<()>;

    type Failure = TogetherFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `together`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TogetherFailure {}

documented::implement! {
    TogetherFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `together`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "together",
        about: "GET /together",
        long_about: "GET /together",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.together()))
    }
}
