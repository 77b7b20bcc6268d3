// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `has-file`: `hasFile`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "has-file",
    about: "HEAD /files/{id}",
    long_about: "HEAD /files/{id}",
    flags: &[Flag::new("id", Kind::INT64, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.has_file(arguments.required("id")?)))
}
