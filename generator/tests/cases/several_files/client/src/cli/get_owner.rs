// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `get-owner`: `getOwner`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-owner",
    about: "GET /owners/{owner}",
    long_about: "GET /owners/{owner}",
    flags: &[Flag::new("owner", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.get_owner(arguments.required("owner")?)))
}
