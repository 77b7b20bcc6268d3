// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `list-pets`: `listPets`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-pets",
    about: "GET /pets",
    long_about: "GET /pets",
    flags: &[Flag::new("kind", Kind::OneOf(&["cat", "dog"]), "")],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.list_pets();
    if let Some(value) = arguments.optional("kind")? {
        call = call.kind(value);
    }
    Ok(PreparedCall::of(call))
}
