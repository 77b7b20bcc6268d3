// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `bySameHeader`: `GET /same-header`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `bySameHeader`.
    ///
    /// `GET /same-header`
    pub fn by_same_header(&self) -> Call<BySameHeader> {
        Call::new(&self.shared, Method::GET, "/same-header")
            .credentials(
                &[
                    &[self.digest.as_ref()],
                    &[self.account.as_ref()],
                    &[self.token.as_ref()],
                ],
            )
    }
}

/// The operation `bySameHeader`.
#[derive(Debug)]
pub enum BySameHeader {}

impl Operation for BySameHeader {
    type Success = Reply<()>;

    type Failure = BySameHeaderFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `bySameHeader`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum BySameHeaderFailure {}

documented::implement! {
    BySameHeaderFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `by-same-header`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "by-same-header",
        about: "GET /same-header",
        long_about: "GET /same-header",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.by_same_header()))
    }
}
