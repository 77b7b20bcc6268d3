// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-deep`: `getDeep`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-deep",
    about: "GET /deep",
    long_about: "GET /deep",
    flags: &[
        Flag::new("color", Kind::Json, ""),
        Flag::new("filter", Kind::Json, ""),
        Flag::new("created", Kind::Any, ""),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.get_deep();
    if let Some(value) = given.optional("color")? {
        call = call.color(value);
    }
    if let Some(value) = given.optional("filter")? {
        call = call.filter(value);
    }
    if let Some(value) = given.optional("created")? {
        call = call.created(value);
    }
    Ok(Prepared::of(call))
}
