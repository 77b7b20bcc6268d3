// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `listNotes`: `GET /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `listNotes`.
    ///
    /// `GET /notes`
    pub fn list_notes(&self) -> Call<ListNotes> {
        Call::new(&self.shared, Method::GET, "/notes").credential(self.token.as_ref())
    }
}

/// The operation `listNotes`.
#[derive(Debug)]
pub enum ListNotes {}

impl Operation for ListNotes {
    type Success = Reply<Vec<String>>;

    type Failure = ListNotesFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listNotes`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListNotesFailure {}

documented::implement! {
    ListNotesFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-notes`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-notes",
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
        Ok(PreparedCall::of(client.list_notes()))
    }
}
