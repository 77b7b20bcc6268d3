// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `list-by-number`: `listByNumber`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-by-number",
    about: "GET /orders/by-number",
    long_about: "GET /orders/by-number",
    flags: &[Flag::new("page-number", Kind::INT64, "[default: 0]")],
    body: None,
    is_paged: true,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.list_by_number();
    if let Some(value) = given.optional("page-number")? {
        call = call.page_number(value);
    }
    Ok(Prepared::pages(call, given.wants_all(), &["data", "orders"]))
}
