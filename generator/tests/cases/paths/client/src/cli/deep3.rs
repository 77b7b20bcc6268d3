// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep3`: `deep3`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::Command;
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "deep3",
    about: "GET /a/b/c/d",
    long_about: "GET /a/b/c/d",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.deep3()))
}
