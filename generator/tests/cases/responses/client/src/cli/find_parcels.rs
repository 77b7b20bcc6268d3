// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `find-parcels`: `findParcels`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::Command;
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "find-parcels",
    about: "Refused as GET is, without the body.",
    long_about: "Refused as GET is, without the body.\n\nHEAD /parcels",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.find_parcels()))
}
