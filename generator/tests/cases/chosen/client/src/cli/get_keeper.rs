// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `get-keeper`: `getKeeper`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-keeper",
    about: "GET /keepers/{keeperId}",
    long_about: "GET /keepers/{keeperId}",
    flags: &[Flag::new("keeper-id", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.get_keeper(arguments.required::<String>("keeper-id")?)))
}
