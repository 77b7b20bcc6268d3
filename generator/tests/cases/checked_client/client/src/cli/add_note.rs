// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `add-note`: `addNote`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-note",
    about: "POST /notes",
    long_about: "POST /notes",
    flags: &[],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input)",
        is_required: false,
        media_types: &["application/json", "application/merge-patch+json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.media_type() {
        Some("application/merge-patch+json") => {
            client.add_note_as_merge_patch_json(given.body()?)
        }
        _ if given.has_body() => client.add_note().body(given.body()?),
        _ => client.add_note(),
    };
    Ok(Prepared::of(call))
}
