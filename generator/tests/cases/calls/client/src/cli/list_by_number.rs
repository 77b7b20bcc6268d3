// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `list-by-number`: `listByNumber`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-by-number",
    about: "GET /orders/by-number",
    long_about: "GET /orders/by-number",
    flags: &[Flag::new("page-number", Kind::INT64, "[default: 0]")],
    body: None,
    is_paged: true,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.list_by_number();
    if let Some(value) = arguments.optional("page-number")? {
        call = call.page_number(value);
    }
    Ok(PreparedCall::pages(call, arguments.all_pages(), &["data", "orders"]))
}
