// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `get-lost`: `getLost`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::Command;
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-lost",
    about: "No success is documented.",
    long_about: "No success is documented.\n\nGET /lost",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.get_lost()))
}
