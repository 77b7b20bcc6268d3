// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `add-unknown`: `addUnknown`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-unknown",
    about: "POST /unknown",
    long_about: "POST /unknown",
    flags: &[],
    body: Some(Body {
        help: "(A text, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["application/yaml"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.add_unknown(given.text()?)))
}
