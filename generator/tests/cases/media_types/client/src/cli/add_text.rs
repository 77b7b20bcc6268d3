// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `add-text`: `addText`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-text",
    about: "POST /text",
    long_about: "POST /text",
    flags: &[],
    body: Some(Body {
        help: "(A text, @FILE, or - for the standard input)",
        is_required: false,
        media_types: &["text/markdown"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.has_body() {
        true => client.add_text().body(given.text()?),
        false => client.add_text(),
    };
    Ok(Prepared::of(call))
}
