// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `list-pets`: `listPets`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-pets",
    about: "GET /pets",
    long_about: "GET /pets",
    flags: &[Flag::new("kind", Kind::OneOf(&["cat", "dog"]), "")],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.list_pets();
    if let Some(value) = given.optional("kind")? {
        call = call.kind(value);
    }
    Ok(Prepared::of(call))
}
