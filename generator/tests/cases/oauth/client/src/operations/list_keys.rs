// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! `listKeys`: `GET /v1/keys`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `listKeys`.
    ///
    /// `GET /v1/keys`
    pub fn list_keys(&self) -> Call<ListKeys> {
        Call::new(&self.shared, Method::GET, "/keys")
            .credentials(&[&[self.client_id.as_ref(), self.device.as_ref()]])
    }
}

/// The operation `listKeys`.
#[derive(Debug)]
pub enum ListKeys {}

impl Operation for ListKeys {
    type Success = Reply<()>;

    type Failure = ListKeysFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `listKeys`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListKeysFailure {}

documented::implement! {
    ListKeysFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-keys`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-keys",
        about: "GET /v1/keys",
        long_about: "GET /v1/keys",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.list_keys()))
    }
}
