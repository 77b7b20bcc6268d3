// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `by-same-header`: `bySameHeader`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::Command;
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "by-same-header",
    about: "GET /same-header",
    long_about: "GET /same-header",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.by_same_header()))
}
