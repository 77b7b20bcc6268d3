// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `add-note`: `addNote`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-note",
    about: "POST /notes",
    long_about: "POST /notes",
    flags: &[Flag::new("text", Kind::Text, "").field("text")],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.add_note(given.body()?)))
}
