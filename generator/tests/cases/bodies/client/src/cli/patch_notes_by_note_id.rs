// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `patch-notes-by-note-id`: `patch_notes_by_note_id`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "patch-notes-by-note-id",
    about: "PATCH /notes/{noteId}",
    long_about: "PATCH /notes/{noteId}",
    flags: &[Flag::new("note-id", Kind::INT64, "").argument().required()],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input)",
        is_required: false,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.has_body() {
        true => {
            client.patch_notes_by_note_id(given.required("note-id")?).body(given.body()?)
        }
        false => client.patch_notes_by_note_id(given.required("note-id")?),
    };
    Ok(Prepared::of(call))
}
