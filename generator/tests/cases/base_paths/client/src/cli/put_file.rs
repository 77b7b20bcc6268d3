// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `put-file`: `putFile`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-file",
    about: "PUT /v1/files/{name}",
    long_about: "PUT /v1/files/{name}",
    flags: &[Flag::new("name", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.put_file(given.required::<String>("name")?)))
}
