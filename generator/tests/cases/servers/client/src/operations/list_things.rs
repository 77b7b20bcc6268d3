// @generated from servers.yaml by `cargo xtask codegen`; do not edit.
//! `listThings`: `GET /v1/things`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `listThings`.
    ///
    /// `GET /v1/things`
    pub fn list_things(&self) -> Call<ListThings> {
        Call::new(&self.shared, Method::GET, "/things")
    }
}

/// The operation `listThings`.
#[derive(Debug)]
pub enum ListThings {}

impl Operation for ListThings {
    type Success = Reply<()>;

    type Failure = ListThingsFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `listThings`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListThingsFailure {}

documented::implement! {
    ListThingsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-things`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-things",
        about: "GET /v1/things",
        long_about: "GET /v1/things",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.list_things()))
    }
}
