// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `getNewest`: `GET /animals/newest`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::newest::Newest;

impl Client {
    /// `getNewest`.
    ///
    /// `GET /animals/newest`
    pub fn get_newest(&self) -> Call<GetNewest> {
        Call::new(&self.shared, Method::GET, "/animals/newest")
    }
}

/// The operation `getNewest`.
#[derive(Debug)]
pub enum GetNewest {}

impl Operation for GetNewest {
    type Success = Reply<Newest>;

    type Failure = GetNewestFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `getNewest`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetNewestFailure {}

documented::implement! {
    GetNewestFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-newest`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-newest",
        about: "GET /animals/newest",
        long_about: "GET /animals/newest",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_newest()))
    }
}
