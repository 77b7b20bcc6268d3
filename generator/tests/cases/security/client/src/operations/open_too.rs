// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `openToo`: `GET /open-too`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `openToo`.
    ///
    /// `GET /open-too`
    pub fn open_too(&self) -> Call<OpenToo> {
        Call::new(&self.shared, Method::GET, "/open-too")
    }
}

/// The operation `openToo`.
#[derive(Debug)]
pub enum OpenToo {}

impl Operation for OpenToo {
    type Success = Reply<()>;

    type Failure = OpenTooFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `openToo`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum OpenTooFailure {}

documented::implement! {
    OpenTooFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `open-too`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "open-too",
        about: "GET /open-too",
        long_about: "GET /open-too",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.open_too()))
    }
}
