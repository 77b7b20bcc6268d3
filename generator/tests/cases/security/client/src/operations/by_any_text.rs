// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byAnyText`: `GET /any-text`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byAnyText`.
    ///
    /// `GET /any-text`
    pub fn by_any_text(&self) -> Call<ByAnyText> {
        Call::new(&self.shared, Method::GET, "/any-text")
            .credentials(
                &[&[self.raw.as_ref()], &[self.oauth.as_ref()], &[self.open_id.as_ref()]],
            )
    }
}

/// The operation `byAnyText`.
#[derive(Debug)]
pub enum ByAnyText {}

impl Operation for ByAnyText {
    type Success = Reply<()>;

    type Failure = ByAnyTextFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byAnyText`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByAnyTextFailure {}

documented::implement! {
    ByAnyTextFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `by-any-text`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "by-any-text",
        about: "GET /any-text",
        long_about: "GET /any-text",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.by_any_text()))
    }
}
