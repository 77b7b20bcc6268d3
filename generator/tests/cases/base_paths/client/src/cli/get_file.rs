// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `get-file`: `getFile`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-file",
    about: "GET /files/{name}",
    long_about: "GET /files/{name}",
    flags: &[Flag::new("name", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.get_file(given.required::<String>("name")?)))
}
