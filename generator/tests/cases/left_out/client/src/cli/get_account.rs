// @generated from left_out.yaml by `cargo xtask codegen`; do not edit.
//! `get-account`: `getAccount`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::Command;
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-account",
    about: "GET /account",
    long_about: "GET /account",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.get_account()))
}
