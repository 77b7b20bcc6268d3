// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `add-vehicle`: `addVehicle`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-vehicle",
    about: "POST /vehicles",
    long_about: "POST /vehicles",
    flags: &[],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input)",
        is_required: false,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.has_body() {
        true => client.add_vehicle().body(given.body()?),
        false => client.add_vehicle(),
    };
    Ok(Prepared::of(call))
}
