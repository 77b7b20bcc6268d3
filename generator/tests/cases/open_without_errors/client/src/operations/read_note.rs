// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! `readNote`: `GET /notes/{noteId}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `readNote`.
    ///
    /// `GET /notes/{noteId}`
    pub fn read_note(&self, note_id: impl AsRef<str>) -> Call<ReadNote> {
        let note_id = note_id.as_ref();
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/notes/").parameter("noteId", note_id),
        )
    }
}

/// The operation `readNote`.
#[derive(Debug)]
pub enum ReadNote {}

impl Operation for ReadNote {
    type Success = Reply<String>;

    type Failure = ReadNoteFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `readNote`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReadNoteFailure {}

documented::implement! {
    ReadNoteFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `read-note`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "read-note",
        about: "GET /notes/{noteId}",
        long_about: "GET /notes/{noteId}",
        flags: &[Flag::new("note-id", Kind::Text, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.read_note(arguments.required::<String>("note-id")?)))
    }
}
