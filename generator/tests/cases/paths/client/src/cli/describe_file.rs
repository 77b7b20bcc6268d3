// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `describe-file`: `describeFile`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "describe-file",
    about: "GET /files/{name}.json",
    long_about: "GET /files/{name}.json",
    flags: &[Flag::new("name", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.describe_file(arguments.required::<String>("name")?)))
}
