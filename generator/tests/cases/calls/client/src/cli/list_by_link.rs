// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `list-by-link`: `listByLink`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::Command;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-by-link",
    about: "List orders, whose pages are linked.",
    long_about: "List orders, whose pages are linked.\n\nGET /orders/by-link",
    flags: &[],
    body: None,
    is_paged: true,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::pages(client.list_by_link(), arguments.all_pages(), &[]))
}
