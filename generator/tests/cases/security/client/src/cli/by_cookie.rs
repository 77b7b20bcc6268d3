// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `by-cookie`: `byCookie`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::Command;
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "by-cookie",
    about: "GET /cookie",
    long_about: "GET /cookie",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.by_cookie()))
}
