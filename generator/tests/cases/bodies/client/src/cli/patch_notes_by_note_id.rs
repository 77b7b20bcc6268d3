// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `patch-notes-by-note-id`: `patch_notes_by_note_id`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
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
