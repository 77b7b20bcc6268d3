// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `add-letter`: `addLetter`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-letter",
    about: "Add a letter, whose key is no key to make up.",
    long_about: "Add a letter, whose key is no key to make up.\n\nPOST /letters",
    flags: &[Flag::new("idempotency-key", Kind::Text, "")],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.add_letter();
    if let Some(value) = given.optional::<String>("idempotency-key")? {
        call = call.idempotency_key(value);
    }
    Ok(Prepared::of(call))
}
