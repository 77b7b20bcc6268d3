// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! `read-note`: `readNote`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "read-note",
    about: "GET /notes/{noteId}",
    long_about: "GET /notes/{noteId}",
    flags: &[Flag::new("note-id", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.read_note(given.required::<String>("note-id")?)))
}
