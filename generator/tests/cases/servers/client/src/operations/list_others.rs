// @generated from servers.yaml by `cargo xtask codegen`; do not edit.
//! `listOthers`: `GET /v1/others`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `listOthers`.
    ///
    /// `GET /v1/others`
    pub fn list_others(&self) -> Call<ListOthers> {
        Call::new(&self.shared, Method::GET, "/others")
            .served_by(&self.other_servers.other)
    }
}

/// The operation `listOthers`.
#[derive(Debug)]
pub enum ListOthers {}

impl Operation for ListOthers {
    type Success = Reply<()>;

    type Failure = ListOthersFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `listOthers`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListOthersFailure {}

documented::implement! {
    ListOthersFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-others`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-others",
        about: "GET /v1/others",
        long_about: "GET /v1/others",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.list_others()))
    }
}
