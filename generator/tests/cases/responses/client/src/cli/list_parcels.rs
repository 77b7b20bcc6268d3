// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `list-parcels`: `listParcels`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-parcels",
    about: "All failures are told by `default`.",
    long_about: "All failures are told by `default`.\n\nGET /parcels",
    flags: &[Flag::new("page", Kind::INT64, "")],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.list_parcels();
    if let Some(value) = arguments.optional("page")? {
        call = call.page(value);
    }
    Ok(PreparedCall::of(call))
}
