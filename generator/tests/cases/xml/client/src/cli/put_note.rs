// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `put-note`: `putNote`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-note",
    about: "XML of no schema is a text.",
    long_about: "XML of no schema is a text.\n\nPUT /notes",
    flags: &[],
    body: Some(Body {
        help: "(A text, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["application/xml"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.put_note(given.text()?)))
}
