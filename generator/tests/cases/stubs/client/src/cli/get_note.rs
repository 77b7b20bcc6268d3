// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `get-note`: `getNote`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-note",
    about: "GET /notes/{noteId}",
    long_about: "GET /notes/{noteId}",
    flags: &[Flag::new("note-id", Kind::INT64, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.get_note(given.required("note-id")?)))
}
