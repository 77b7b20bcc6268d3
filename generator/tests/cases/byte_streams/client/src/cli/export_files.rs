// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `export-files`: `exportFiles`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::Command;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "export-files",
    about: "GET /export",
    long_about: "GET /export",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Arguments<'_>) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.export_files()))
}
