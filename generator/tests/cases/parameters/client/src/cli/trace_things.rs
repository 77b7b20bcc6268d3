// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `trace-things`: `traceThings`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "trace-things",
    about: "TRACE /things",
    long_about: "TRACE /things",
    flags: &[Flag::new("max-forwards", Kind::Integer(0, 9), "[default: 3]")],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.trace_things();
    if let Some(value) = arguments.optional("max-forwards")? {
        call = call.max_forwards(value);
    }
    Ok(PreparedCall::of(call))
}
