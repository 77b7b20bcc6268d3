// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `get-file-by-id`: `getFileById`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-file-by-id",
    about: "GET /files/{id}",
    long_about: "GET /files/{id}",
    flags: &[Flag::new("id", Kind::INT64, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.get_file_by_id(given.required("id")?)))
}
