// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `list-by-header`: `listByHeader`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-by-header",
    about: "GET /orders/by-header",
    long_about: "GET /orders/by-header",
    flags: &[Flag::new("after", Kind::Text, "")],
    body: None,
    is_paged: true,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.list_by_header();
    if let Some(value) = arguments.optional::<String>("after")? {
        call = call.after(value);
    }
    Ok(PreparedCall::pages(call, arguments.all_pages(), &["data", "orders"]))
}
