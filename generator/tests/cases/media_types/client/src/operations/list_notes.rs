// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `listNotes`: `GET /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::note::Note;
use crate::types::problem::Problem;

impl Client {
    /// `listNotes`.
    ///
    /// `GET /notes`
    pub fn list_notes(&self) -> Call<ListNotes> {
        Call::new(&self.shared, Method::GET, "/notes")
            .accept("application/vnd.notes+json, application/problem+json")
    }
}

/// The operation `listNotes`.
#[derive(Debug)]
pub enum ListNotes {}

impl Operation for ListNotes {
    type Success = Reply<Vec<Note>>;

    type Failure = ListNotesFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            404 => Err(received.json_failure(ListNotesFailure::NotFound)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listNotes`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListNotesFailure {
    /// `404`: none.
    NotFound(Reply<Problem>),
}

documented::implement! {
    ListNotesFailure {
        NotFound: 404, "None";
    }
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
