// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byOpenId`: `GET /open-id`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byOpenId`.
    ///
    /// `GET /open-id`
    pub fn by_open_id(&self) -> Call<ByOpenId> {
        Call::new(&self.shared, Method::GET, "/open-id")
            .credential(self.open_id.as_ref())
    }
}

/// The operation `byOpenId`.
#[derive(Debug)]
pub enum ByOpenId {}

impl Operation for ByOpenId {
    type Success = Reply<()>;

    type Failure = ByOpenIdFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byOpenId`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByOpenIdFailure {}

documented::implement! {
    ByOpenIdFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `by-open-id`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "by-open-id",
        about: "GET /open-id",
        long_about: "GET /open-id",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.by_open_id()))
    }
}
