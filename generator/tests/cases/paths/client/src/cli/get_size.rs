// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `get-size`: `getSize`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-size",
    about: "GET /größe/a b/{id}",
    long_about: "GET /größe/a b/{id}",
    flags: &[Flag::new("id", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.get_size(given.required::<String>("id")?)))
}
