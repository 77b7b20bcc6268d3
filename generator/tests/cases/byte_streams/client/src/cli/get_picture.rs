// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `get-picture`: `getPicture`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-picture",
    about: "GET /pictures",
    long_about: "GET /pictures",
    flags: &[Flag::accept("accept", &["application/json", "image/png"])],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Arguments<'_>) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.get_picture()))
}
