// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-deep`: `getDeep`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-deep",
    about: "GET /deep",
    long_about: "GET /deep",
    flags: &[
        Flag::new("color", Kind::Json, ""),
        Flag::new("filter", Kind::Json, ""),
        Flag::new("created", Kind::Any, ""),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.get_deep();
    if let Some(value) = arguments.optional("color")? {
        call = call.color(value);
    }
    if let Some(value) = arguments.optional("filter")? {
        call = call.filter(value);
    }
    if let Some(value) = arguments.optional("created")? {
        call = call.created(value);
    }
    Ok(PreparedCall::of(call))
}
