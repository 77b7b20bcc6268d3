// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `get-slash-no-slash-tes`: `get_slash_no_slash_tes`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::Command;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-slash-no-slash-tes",
    about: "GET /no/tes",
    long_about: "GET /no/tes",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Arguments<'_>) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.get_slash_no_slash_tes()))
}
