// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `find-parcels`: `findParcels`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::Command;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "find-parcels",
    about: "Refused as GET is, without the body.",
    long_about: "Refused as GET is, without the body.\n\nHEAD /parcels",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Arguments<'_>) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.find_parcels()))
}
