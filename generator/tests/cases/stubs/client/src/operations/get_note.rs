// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `getNote`: `GET /notes/{noteId}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::problem::Problem;

impl Client {
    /// `getNote`.
    ///
    /// `GET /notes/{noteId}`
    pub fn get_note(&self, note_id: i64) -> Call<GetNote> {
        Call::new(
                &self.shared,
                Method::GET,
                Path::from("/notes/").parameter("noteId", note_id),
            )
            .accept("text/plain, application/json")
    }
}

/// The operation `getNote`.
#[derive(Debug)]
pub enum GetNote {}

impl Operation for GetNote {
    type Success = Reply<String>;

    type Failure = GetNoteFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.text(),
            404 => Err(received.empty_failure(GetNoteFailure::NotFound)),
            400.. => Err(received.json_failure(GetNoteFailure::Default)),
            _ => received.undocumented(|received| received.text()),
        }
    }
}

/// The errors of `getNote`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetNoteFailure {
    /// `404`: there is none.
    NotFound(Reply<()>),
    /// `default`: it failed.
    Default(Reply<Problem>),
}

documented::implement! {
    GetNoteFailure {
        NotFound: 404, "There is none";
        Default: 500, "It failed";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-note`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-note",
        about: "GET /notes/{noteId}",
        long_about: "GET /notes/{noteId}",
        flags: &[Flag::new("note-id", Kind::INT64, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_note(arguments.required("note-id")?)))
    }
}
