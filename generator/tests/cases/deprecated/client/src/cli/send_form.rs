// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `send-form`: `sendForm`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "send-form",
    about: "POST /v1/forms",
    long_about: "POST /v1/forms",
    flags: &[
        Flag::new("before", Kind::Format("date"), "(deprecated)").field("before"),
        Flag::new("name", Kind::Text, "").field("name"),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["application/x-www-form-urlencoded"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.send_form(given.body()?)))
}
