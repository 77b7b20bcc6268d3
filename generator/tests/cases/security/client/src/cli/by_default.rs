// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `by-default`: `byDefault`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "by-default",
    about: "GET /by-default",
    long_about: "GET /by-default",
    flags: &[Flag::new("page", Kind::INT64, "")],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.by_default();
    if let Some(value) = arguments.optional("page")? {
        call = call.page(value);
    }
    Ok(PreparedCall::of(call))
}
