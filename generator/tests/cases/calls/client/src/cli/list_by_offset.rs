// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `list-by-offset`: `listByOffset`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-by-offset",
    about: "GET /orders/by-offset",
    long_about: "GET /orders/by-offset",
    flags: &[Flag::new("offset", Kind::Integer(1, 2147483647), "")],
    body: None,
    is_paged: true,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.list_by_offset();
    if let Some(value) = arguments.optional("offset")? {
        call = call.offset(value);
    }
    Ok(PreparedCall::pages(call, arguments.all_pages(), &["data", "orders"]))
}
