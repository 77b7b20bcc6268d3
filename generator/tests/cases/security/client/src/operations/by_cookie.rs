// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byCookie`: `GET /cookie`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byCookie`.
    ///
    /// `GET /cookie`
    pub fn by_cookie(&self) -> Call<ByCookie> {
        Call::new(&self.shared, Method::GET, "/cookie").credential(self.session.as_ref())
    }
}

/// The operation `byCookie`.
#[derive(Debug)]
pub enum ByCookie {}

impl Operation for ByCookie {
    type Success = Reply<()>;

    type Failure = ByCookieFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byCookie`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByCookieFailure {}

documented::implement! {
    ByCookieFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `by-cookie`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "by-cookie",
        about: "GET /cookie",
        long_about: "GET /cookie",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.by_cookie()))
    }
}
