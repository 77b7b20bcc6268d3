// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `add-letter`: `addLetter`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-letter",
    about: "Add a letter, whose key is no key to make up.",
    long_about: "Add a letter, whose key is no key to make up.\n\nPOST /letters",
    flags: &[Flag::new("idempotency-key", Kind::Text, "")],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.add_letter();
    if let Some(value) = arguments.optional::<String>("idempotency-key")? {
        call = call.idempotency_key(value);
    }
    Ok(PreparedCall::of(call))
}
