// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `watch-changes`: `watchChanges`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "watch-changes",
    about: "GET /changes",
    long_about: "GET /changes",
    flags: &[Flag::new("limits", Kind::Json, "")],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.watch_changes();
    if let Some(value) = arguments.optional("limits")? {
        call = call.limits(value);
    }
    Ok(PreparedCall::of(call))
}
