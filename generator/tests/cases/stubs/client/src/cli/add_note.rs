// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `raw add-note`: `addNote`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-note",
    about: "POST /notes",
    long_about: "POST /notes",
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
    Ok(PreparedCall::of(client.add_note(arguments.text()?)))
}
