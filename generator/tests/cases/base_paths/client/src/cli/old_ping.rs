// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `old-ping`: `oldPing`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::Command;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "old-ping",
    about: "GET /old/ping (deprecated)",
    long_about: "Deprecated: use ping.\n\nGET /old/ping",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

#[expect(deprecated)]
fn call(client: &Client, _: &Arguments<'_>) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.old_ping()))
}
