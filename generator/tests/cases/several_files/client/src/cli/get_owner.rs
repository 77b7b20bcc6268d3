// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `get-owner`: `getOwner`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-owner",
    about: "GET /owners/{owner}",
    long_about: "GET /owners/{owner}",
    flags: &[Flag::new("owner", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.get_owner(given.required("owner")?)))
}
