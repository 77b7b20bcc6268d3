// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `put-notes-by-note-id`: `put_notes_by_note_id`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-notes-by-note-id",
    about: "PUT /notes/{noteId}",
    long_about: "PUT /notes/{noteId}",
    flags: &[
        Flag::new("note-id", Kind::INT64, "").argument().required(),
        Flag::new("notify", Kind::Boolean, ""),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input)",
        is_required: false,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = match given.has_body() {
        true => {
            client.put_notes_by_note_id(given.required("note-id")?).body(given.body()?)
        }
        false => client.put_notes_by_note_id(given.required("note-id")?),
    };
    if let Some(value) = given.optional("notify")? {
        call = call.notify(value);
    }
    Ok(Prepared::of(call))
}
