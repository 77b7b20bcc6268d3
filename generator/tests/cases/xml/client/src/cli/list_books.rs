// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `list-books`: `listBooks`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::Command;
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-books",
    about: "A list, and XML of a schema of its own beside JSON.",
    long_about: "A list, and XML of a schema of its own beside JSON.\n\nGET /lists",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.list_books()))
}
