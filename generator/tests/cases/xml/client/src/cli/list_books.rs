// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `list-books`: `listBooks`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-books",
    about: "A list, and XML of a schema of its own beside JSON.",
    long_about: "A list, and XML of a schema of its own beside JSON.\n\nGET /lists",
    flags: &[Flag::accept("accept", &["application/json", "application/xml"])],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Arguments<'_>) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.list_books()))
}
