// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `search`: `search`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "search",
    about: "Either by a number or by a text, with any other fields.",
    long_about: "Either by a number or by a text, with any other fields.\n\nPOST /search",
    flags: &[],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["application/x-www-form-urlencoded"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.search(given.body()?)))
}
