// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-open`: `getOpen`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-open",
    about: "GET /open",
    long_about: "GET /open",
    flags: &[Flag::new("limit", Kind::INT64, ""), Flag::new("options", Kind::Json, "")],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.get_open();
    if let Some(value) = arguments.optional("limit")? {
        call = call.limit(value);
    }
    if let Some(value) = arguments.optional("options")? {
        call = call.options(value);
    }
    Ok(PreparedCall::of(call))
}
