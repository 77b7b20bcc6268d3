// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `put-list`: `putList`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-list",
    about: "PUT /lists",
    long_about: "PUT /lists",
    flags: &[],
    body: Some(Body {
        help: "(A text, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["text/csv", "application/xml"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.media_type() {
        Some("application/xml") => client.put_list_as_xml(given.body()?),
        _ => client.put_list(given.text()?),
    };
    Ok(Prepared::of(call))
}
