// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `subscribe`: `subscribe`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "subscribe",
    about: "POST /subscriptions",
    long_about: "POST /subscriptions",
    flags: &[Flag::new("callback-url", Kind::Text, "").required()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.subscribe(given.required::<String>("callback-url")?)))
}
