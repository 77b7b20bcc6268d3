// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `replace-kennel`: `replaceKennel`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "replace-kennel",
    about: "PUT /kennels",
    long_about: "PUT /kennels",
    flags: &[
        Flag::new("dogs", Kind::Json, "").field("dogs").required().list(),
        Flag::new("anything", Kind::Any, "").field("anything"),
        Flag::new("token", Kind::Format("base64url"), "").field("token"),
        Flag::new("chip", Kind::Json, "").field("chip"),
        Flag::new("age", Kind::Integer(1, 9223372036854775807), "").field("age"),
        Flag::new("size", Kind::Number, "").field("size"),
        Flag::new("plan", Kind::Json, "").field("plan"),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.replace_kennel(given.body()?)))
}
