// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `add-plain`: `addPlain`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-plain",
    about: "POST /plain",
    long_about: "POST /plain",
    flags: &[Flag::new("name", Kind::Text, "").field("name")],
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
        true => client.add_plain().body(given.body()?),
        false => client.add_plain(),
    };
    Ok(Prepared::of(call))
}
