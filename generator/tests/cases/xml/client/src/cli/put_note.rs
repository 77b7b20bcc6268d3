// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `put-note`: `putNote`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-note",
    about: "XML of no schema is a text.",
    long_about: "XML of no schema is a text.\n\nPUT /notes",
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
    Ok(PreparedCall::of(client.put_note(arguments.text()?)))
}
