// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! `read-note`: `readNote`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "read-note",
    about: "GET /notes/{noteId}",
    long_about: "GET /notes/{noteId}",
    flags: &[Flag::new("note-id", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.read_note(arguments.required::<String>("note-id")?)))
}
