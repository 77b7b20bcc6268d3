// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `get-file-by-id`: `getFileById`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-file-by-id",
    about: "GET /files/{id}",
    long_about: "GET /files/{id}",
    flags: &[Flag::new("id", Kind::INT64, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.get_file_by_id(arguments.required("id")?)))
}
