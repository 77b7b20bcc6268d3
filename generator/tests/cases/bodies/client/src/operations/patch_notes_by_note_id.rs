// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `patch_notes_by_note_id`: `PATCH /notes/{noteId}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `patch_notes_by_note_id`.
    ///
    /// `PATCH /notes/{noteId}`
    pub fn patch_notes_by_note_id(&self, note_id: i64) -> Call<PatchNotesByNoteId> {
        Call::new(
            &self.shared,
            Method::PATCH,
            Path::from("/notes/").parameter("noteId", note_id),
        )
    }
}

impl Call<PatchNotesByNoteId> {
    /// The body.
    pub fn body(self, body: Option<i64>) -> Self {
        self.json(&body)
    }
}

/// The operation `patch_notes_by_note_id`.
#[derive(Debug)]
pub enum PatchNotesByNoteId {}

impl Operation for PatchNotesByNoteId {
    type Success = Reply<()>;

    type Failure = PatchNotesByNoteIdFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `patch_notes_by_note_id`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PatchNotesByNoteIdFailure {}

documented::implement! {
    PatchNotesByNoteIdFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `patch-notes-by-note-id`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "patch-notes-by-note-id",
        about: "PATCH /notes/{noteId}",
        long_about: "PATCH /notes/{noteId}",
        flags: &[Flag::new("note-id", Kind::INT64, "").argument().required()],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let call = match arguments.has_body() {
            true => {
                client
                    .patch_notes_by_note_id(arguments.required("note-id")?)
                    .body(arguments.body()?)
            }
            false => client.patch_notes_by_note_id(arguments.required("note-id")?),
        };
        Ok(PreparedCall::of(call))
    }
}
