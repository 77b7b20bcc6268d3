// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `get-note`: `getNote`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-note",
    about: "GET /notes/{noteId}",
    long_about: "GET /notes/{noteId}",
    flags: &[Flag::new("note-id", Kind::INT64, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.get_note(arguments.required("note-id")?)))
}
