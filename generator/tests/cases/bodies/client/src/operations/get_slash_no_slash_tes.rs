// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `get_slash_no_slash_tes`: `GET /no/tes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `get_slash_no_slash_tes`.
    ///
    /// `GET /no/tes`
    pub fn get_slash_no_slash_tes(&self) -> Call<GetSlashNoSlashTes> {
        Call::new(&self.shared, Method::GET, "/no/tes")
    }
}

/// The operation `get_slash_no_slash_tes`.
#[derive(Debug)]
pub enum GetSlashNoSlashTes {}

impl Operation for GetSlashNoSlashTes {
    type Success = Reply<()>;

    type Failure = GetSlashNoSlashTesFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `get_slash_no_slash_tes`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetSlashNoSlashTesFailure {}

documented::implement! {
    GetSlashNoSlashTesFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-slash-no-slash-tes`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-slash-no-slash-tes",
        about: "GET /no/tes",
        long_about: "GET /no/tes",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_slash_no_slash_tes()))
    }
}
