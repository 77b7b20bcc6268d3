// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! `get-flows-by-id-by-id`: `read_flow_by_id`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-flows-by-id-by-id",
    about: "GET /flows/by-id/{id}",
    long_about: "GET /flows/by-id/{id}",
    flags: &[Flag::new("id", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(
        PreparedCall::of(
            client.get_flows_by_id_by_id(arguments.required::<String>("id")?),
        ),
    )
}
