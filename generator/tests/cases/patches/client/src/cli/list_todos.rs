// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `list-todos`: `listTodos`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-todos",
    about: "GET /todos",
    long_about: "GET /todos",
    flags: &[
        Flag::new("tag", Kind::Text, "").list(),
        Flag::new("priority", Kind::OneOf(&["low", "high"]), "").list(),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.list_todos();
    if let Some(value) = arguments.optional::<Vec<String>>("tag")? {
        call = call.tag(value);
    }
    if let Some(value) = arguments.optional::<Vec<_>>("priority")? {
        call = call.priority(value);
    }
    Ok(PreparedCall::of(call))
}
