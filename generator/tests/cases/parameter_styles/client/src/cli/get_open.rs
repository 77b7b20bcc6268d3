// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-open`: `getOpen`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-open",
    about: "GET /open",
    long_about: "GET /open",
    flags: &[Flag::new("limit", Kind::INT64, ""), Flag::new("options", Kind::Json, "")],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.get_open();
    if let Some(value) = given.optional("limit")? {
        call = call.limit(value);
    }
    if let Some(value) = given.optional("options")? {
        call = call.options(value);
    }
    Ok(Prepared::of(call))
}
