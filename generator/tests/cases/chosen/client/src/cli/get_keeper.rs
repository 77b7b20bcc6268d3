// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `get-keeper`: `getKeeper`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-keeper",
    about: "GET /keepers/{keeperId}",
    long_about: "GET /keepers/{keeperId}",
    flags: &[Flag::new("keeper-id", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.get_keeper(given.required::<String>("keeper-id")?)))
}
