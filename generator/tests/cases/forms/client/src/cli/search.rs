// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `search`: `search`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "search",
    about: "Either by a number or by a text, with any other fields.",
    long_about: "Either by a number or by a text, with any other fields.\n\nPOST /search",
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
    Ok(PreparedCall::of(client.search(arguments.body()?)))
}
