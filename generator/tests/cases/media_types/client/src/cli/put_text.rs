// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `put-text`: `putText`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-text",
    about: "PUT /text",
    long_about: "PUT /text",
    flags: &[],
    body: Some(Body {
        help: "(A text, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["text/plain"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.put_text(given.text()?)))
}
