// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `add-user`: `addUser`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-user",
    about: "POST /users",
    long_about: "POST /users",
    flags: &[
        Flag::new("name", Kind::Text, "").field("name").required(),
        Flag::new("password", Kind::Format("password"), "").field("password").required(),
        Flag::new("friends", Kind::Json, "").field("friends").list(),
        Flag::new("contact", Kind::Any, "").field("contact"),
        Flag::new("address", Kind::Json, "").field("address"),
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
    Ok(Prepared::of(client.add_user(given.body()?)))
}
