// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `try-newer`: `tryNewer`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::Command;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "try-newer",
    about: "GET /newer (deprecated)",
    long_about: "Deprecated: use use_again.\n\nGET /newer",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

#[expect(deprecated)]
fn call(client: &Client, _: &Arguments<'_>) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.try_newer()))
}
