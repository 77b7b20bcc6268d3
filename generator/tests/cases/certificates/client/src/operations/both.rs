// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! `both`: `GET /both`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `both`.
    ///
    /// `GET /both`
    pub fn both(&self) -> Call<Both> {
        Call::new(&self.shared, Method::GET, "/both").credential(self.token.as_ref())
    }
}

/// The operation `both`.
#[derive(Debug)]
pub enum Both {}

impl Operation for Both {
    type Success = Reply<()>;

    type Failure = BothFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `both`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum BothFailure {}

documented::implement! {
    BothFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `both`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "both",
        about: "GET /both",
        long_about: "GET /both",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.both()))
    }
}
