// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `watch-changes`: `watchChanges`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "watch-changes",
    about: "GET /changes",
    long_about: "GET /changes",
    flags: &[Flag::new("limits", Kind::Json, "")],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.watch_changes();
    if let Some(value) = given.optional("limits")? {
        call = call.limits(value);
    }
    Ok(Prepared::of(call))
}
