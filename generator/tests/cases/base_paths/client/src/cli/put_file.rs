// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `put-file`: `putFile`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-file",
    about: "PUT /v1/files/{name}",
    long_about: "PUT /v1/files/{name}",
    flags: &[Flag::new("name", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.put_file(arguments.required::<String>("name")?)))
}
