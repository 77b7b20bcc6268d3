// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! `get-flows-by-id`: `read_flow_flows__id__get`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-flows-by-id",
    about: "GET /flows/{id}",
    long_about: "GET /flows/{id}",
    flags: &[Flag::new("id", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.get_flows_by_id(arguments.required::<String>("id")?)))
}
