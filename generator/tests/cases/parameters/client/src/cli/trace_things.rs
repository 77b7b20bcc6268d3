// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `trace-things`: `traceThings`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "trace-things",
    about: "TRACE /things",
    long_about: "TRACE /things",
    flags: &[Flag::new("max-forwards", Kind::Integer(0, 9), "[default: 3]")],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.trace_things();
    if let Some(value) = given.optional("max-forwards")? {
        call = call.max_forwards(value);
    }
    Ok(Prepared::of(call))
}
