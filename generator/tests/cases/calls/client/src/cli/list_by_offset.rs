// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `list-by-offset`: `listByOffset`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-by-offset",
    about: "GET /orders/by-offset",
    long_about: "GET /orders/by-offset",
    flags: &[Flag::new("offset", Kind::Integer(1, 2147483647), "")],
    body: None,
    is_paged: true,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.list_by_offset();
    if let Some(value) = given.optional("offset")? {
        call = call.offset(value);
    }
    Ok(Prepared::pages(call, given.wants_all(), &["data", "orders"]))
}
