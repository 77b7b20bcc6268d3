// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `by-default`: `byDefault`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "by-default",
    about: "GET /by-default",
    long_about: "GET /by-default",
    flags: &[Flag::new("page", Kind::INT64, "")],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.by_default();
    if let Some(value) = given.optional("page")? {
        call = call.page(value);
    }
    Ok(Prepared::of(call))
}
