// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `add-measures`: `addMeasures`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command};
use crate::types::Measure;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-measures",
    about: "POST /measures",
    long_about: "POST /measures",
    flags: &[],
    body: Some(Body {
        help: "(JSON lines, @FILE, or - for standard input)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.add_measures(arguments.values::<Measure>()?.into())))
}
