// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `delete-todos`: `deleteTodos`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "delete-todos",
    about: "DELETE /todos",
    long_about: "DELETE /todos",
    flags: &[Flag::new("id", Kind::INT64, "").required().list()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.delete_todos(arguments.required::<Vec<_>>("id")?)))
}
