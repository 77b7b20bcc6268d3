// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `add-picture`: `addPicture`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-picture",
    about: "POST /picture",
    long_about: "POST /picture",
    flags: &[],
    body: Some(Body {
        help: "(bytes, @FILE, or - for standard input)",
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
        true => client.add_picture().body(arguments.bytes()?),
        false => client.add_picture(),
    };
    Ok(PreparedCall::of(call))
}
