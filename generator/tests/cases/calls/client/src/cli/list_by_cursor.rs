// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `list-by-cursor`: `listByCursor`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-by-cursor",
    about: "GET /orders/by-cursor",
    long_about: "GET /orders/by-cursor",
    flags: &[Flag::new("after", Kind::Text, "")],
    body: None,
    is_paged: true,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.list_by_cursor();
    if let Some(value) = given.optional::<String>("after")? {
        call = call.after(value);
    }
    Ok(Prepared::pages(call, given.wants_all(), &["data", "orders"]))
}
