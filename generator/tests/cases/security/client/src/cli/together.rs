// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `together`: `together`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::Command;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "together",
    about: "GET /together",
    long_about: "GET /together",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Arguments<'_>) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.together()))
}
