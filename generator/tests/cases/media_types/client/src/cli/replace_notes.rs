// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `replace-notes`: `replaceNotes`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "replace-notes",
    about: "PUT /notes",
    long_about: "PUT /notes",
    flags: &[],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["application/json", "application/vnd.lines+json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.media_type() {
        Some("application/vnd.lines+json") => {
            client.replace_notes_as_vnd_lines_json(given.body()?)
        }
        _ => client.replace_notes(given.body()?),
    };
    Ok(Prepared::of(call))
}
