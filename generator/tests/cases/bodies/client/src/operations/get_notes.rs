// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `get_notes`: `GET /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `get_notes`.
    ///
    /// `GET /notes`
    pub fn get_notes(&self) -> Call<GetNotes> {
        Call::new(&self.shared, Method::GET, "/notes")
    }
}

/// The operation `get_notes`.
#[derive(Debug)]
pub enum GetNotes {}

impl Operation for GetNotes {
    type Success = Reply<()>;

    type Failure = GetNotesFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `get_notes`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetNotesFailure {}

documented::implement! {
    GetNotesFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-notes`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-notes",
        about: "GET /notes",
        long_about: "GET /notes",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_notes()))
    }
}
