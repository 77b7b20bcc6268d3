// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `list-measures`: `listMeasures`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-measures",
    about: "GET /measures",
    long_about: "GET /measures",
    flags: &[Flag::accept("accept", &["application/json", "application/x-ndjson"])],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Arguments<'_>) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.list_measures()))
}
