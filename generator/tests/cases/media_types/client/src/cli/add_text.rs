// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `add-text`: `addText`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-text",
    about: "POST /text",
    long_about: "POST /text",
    flags: &[],
    body: Some(Body {
        help: "(text, @FILE, or - for standard input)",
        is_required: false,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let call = match arguments.has_body() {
        true => client.add_text().body(arguments.text()?),
        false => client.add_text(),
    };
    Ok(PreparedCall::of(call))
}
