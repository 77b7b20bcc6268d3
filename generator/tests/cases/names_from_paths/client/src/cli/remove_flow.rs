// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! `remove-flow`: `delete_flow_flows__id__delete`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "remove-flow",
    about: "DELETE /flows/{id}",
    long_about: "DELETE /flows/{id}",
    flags: &[Flag::new("id", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.remove_flow(arguments.required::<String>("id")?)))
}
