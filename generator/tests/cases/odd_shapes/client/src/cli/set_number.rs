// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `set-number`: `setNumber`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "set-number",
    about: "PUT /number",
    long_about: "PUT /number",
    flags: &[],
    body: Some(Body {
        help: "(JSON, @FILE, or - for standard input)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.set_number(arguments.body()?)))
}
