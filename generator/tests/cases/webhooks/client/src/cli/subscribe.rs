// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `subscribe`: `subscribe`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "subscribe",
    about: "POST /subscriptions",
    long_about: "POST /subscriptions",
    flags: &[Flag::new("callback-url", Kind::Text, "").required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.subscribe(arguments.required::<String>("callback-url")?)))
}
