// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `put-notes-by-note-id`: `put_notes_by_note_id`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
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
