// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `has-file`: `hasFile`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "has-file",
    about: "HEAD /files/{id}",
    long_about: "HEAD /files/{id}",
    flags: &[Flag::new("id", Kind::INT64, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.has_file(given.required("id")?)))
}
