// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! `removeNote`: `DELETE /notes/{noteId}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

/// The required inputs of `removeNote`.
#[derive(Clone, Debug)]
pub struct RemoveNoteRequired {
    pub note_id: String,
    pub force: bool,
}

impl Client {
    /// `removeNote`.
    ///
    /// `DELETE /notes/{noteId}`
    pub fn remove_note(&self, required: RemoveNoteRequired) -> Call<RemoveNote> {
        let RemoveNoteRequired { note_id, force } = required;
        Call::new(
                &self.shared,
                Method::DELETE,
                Path::from("/notes/").parameter("noteId", note_id),
            )
            .query("force", force)
    }
}

/// The operation `removeNote`.
#[derive(Debug)]
pub enum RemoveNote {}

impl Operation for RemoveNote {
    type Success = Reply<()>;

    type Failure = RemoveNoteFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `removeNote`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum RemoveNoteFailure {}

documented::implement! {
    RemoveNoteFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `remove-note`.

    use crate::client::Client;
    use crate::operations::remove_note::RemoveNoteRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "remove-note",
        about: "DELETE /notes/{noteId}",
        long_about: "DELETE /notes/{noteId}",
        flags: &[
            Flag::new("note-id", Kind::Text, "").argument().required(),
            Flag::new("force", Kind::Boolean, "").required(),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(
            PreparedCall::of(
                client
                    .remove_note(RemoveNoteRequired {
                        note_id: arguments.required("note-id")?,
                        force: arguments.required("force")?,
                    }),
            ),
        )
    }
}
