// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `get-shelf`: `getShelf`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-shelf",
    about: "JSON or XML of the same schema.",
    long_about: "JSON or XML of the same schema.\n\nGET /shelves/{id}",
    flags: &[Flag::new("id", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.get_shelf(given.required::<String>("id")?)))
}
