// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `put_notes_by_note_id`: `PUT /notes/{noteId}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::day::Day;

impl Client {
    /// `put_notes_by_note_id`.
    ///
    /// `PUT /notes/{noteId}`
    pub fn put_notes_by_note_id(&self, note_id: i64) -> Call<PutNotesByNoteId> {
        Call::new(
            &self.shared,
            Method::PUT,
            Path::from("/notes/").parameter("noteId", note_id),
        )
    }
}

impl Call<PutNotesByNoteId> {
    pub fn notify(self, notify: bool) -> Self {
        self.query("notify", notify)
    }

    /// The body.
    pub fn body(self, body: Day) -> Self {
        self.json(&body)
    }
}

/// The operation `put_notes_by_note_id`.
#[derive(Debug)]
pub enum PutNotesByNoteId {}

impl Operation for PutNotesByNoteId {
    type Success = Reply<()>;

    type Failure = PutNotesByNoteIdFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `put_notes_by_note_id`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutNotesByNoteIdFailure {}

documented::implement! {
    PutNotesByNoteIdFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-notes-by-note-id`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-notes-by-note-id",
        about: "PUT /notes/{noteId}",
        long_about: "PUT /notes/{noteId}",
        flags: &[
            Flag::new("note-id", Kind::INT64, "").argument().required(),
            Flag::new("notify", Kind::Boolean, ""),
        ],
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
        let mut call = match arguments.has_body() {
            true => {
                client
                    .put_notes_by_note_id(arguments.required("note-id")?)
                    .body(arguments.body()?)
            }
            false => client.put_notes_by_note_id(arguments.required("note-id")?),
        };
        if let Some(value) = arguments.optional("notify")? {
            call = call.notify(value);
        }
        Ok(PreparedCall::of(call))
    }
}
