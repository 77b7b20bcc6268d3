// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `add-unknown`: `addUnknown`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-unknown",
    about: "POST /unknown",
    long_about: "POST /unknown",
    flags: &[],
    body: Some(Body {
        help: "(text, @FILE, or - for standard input)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.add_unknown(arguments.text()?)))
}
