// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `by-digest`: `byDigest`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::Command;
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "by-digest",
    about: "GET /digest",
    long_about: "GET /digest",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.by_digest()))
}
