// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `put-states`: `putStates`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;
use crate::types::Event;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-states",
    about: "PUT /states",
    long_about: "PUT /states",
    flags: &[],
    body: Some(Body {
        help: "(Lines of JSON, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["text/event-stream"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.put_states(given.values::<Event>()?.into())))
}
