// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byQuery`: `GET /query`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byQuery`.
    ///
    /// `GET /query`
    pub fn by_query(&self) -> Call<ByQuery> {
        Call::new(&self.shared, Method::GET, "/query").credential(self.query.as_ref())
    }
}

/// The operation `byQuery`.
#[derive(Debug)]
pub enum ByQuery {}

impl Operation for ByQuery {
    type Success = Reply<()>;

    type Failure = ByQueryFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byQuery`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByQueryFailure {}

documented::implement! {
    ByQueryFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `by-query`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "by-query",
        about: "GET /query",
        long_about: "GET /query",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.by_query()))
    }
}
