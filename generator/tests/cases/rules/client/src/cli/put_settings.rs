// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `put-settings`: `putSettings`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-settings",
    about: "PUT /settings",
    long_about: "PUT /settings",
    flags: &[
        Flag::new("mode", Kind::Text, "").field("mode"),
        Flag::new("size", Kind::Any, "").field("size"),
        Flag::new("choice", Kind::Any, "").field("choice"),
        Flag::new("text", Kind::Text, "").field("text"),
        Flag::new("speed", Kind::Any, "").field("speed"),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: false,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.has_body() {
        true => client.put_settings().body(given.body()?),
        false => client.put_settings(),
    };
    Ok(Prepared::of(call))
}
