// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `add-vehicle`: `addVehicle`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-vehicle",
    about: "POST /vehicles",
    long_about: "POST /vehicles",
    flags: &[],
    body: Some(Body {
        help: "(JSON, @FILE, or - for standard input)",
        is_required: false,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let call = match arguments.has_body() {
        true => client.add_vehicle().body(arguments.body()?),
        false => client.add_vehicle(),
    };
    Ok(PreparedCall::of(call))
}
