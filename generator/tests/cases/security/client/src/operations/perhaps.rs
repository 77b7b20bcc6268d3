// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `perhaps`: `GET /perhaps`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `perhaps`.
    ///
    /// `GET /perhaps`
    pub fn perhaps(&self) -> Call<Perhaps> {
        Call::new(&self.shared, Method::GET, "/perhaps").credential(self.token.as_ref())
    }
}

/// The operation `perhaps`.
#[derive(Debug)]
pub enum Perhaps {}

impl Operation for Perhaps {
    type Success = Reply<()>;

    type Failure = PerhapsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `perhaps`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PerhapsFailure {}

documented::implement! {
    PerhapsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `perhaps`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "perhaps",
        about: "GET /perhaps",
        long_about: "GET /perhaps",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.perhaps()))
    }
}
