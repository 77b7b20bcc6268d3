// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `list-by-url`: `listByUrl`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::Command;
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-by-url",
    about: "GET /orders/by-url",
    long_about: "GET /orders/by-url",
    flags: &[],
    body: None,
    is_paged: true,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::pages(client.list_by_url(), given.wants_all(), &["data", "orders"]))
}
