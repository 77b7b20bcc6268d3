// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `add-thing`: `addThing`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-thing",
    about: "POST /v1/things",
    long_about: "POST /v1/things",
    flags: &[Flag::new("circle", Kind::Json, "").field("circle")],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.add_thing(given.body()?)))
}
