// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `make-a`: `makeA`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "make-a",
    about: "POST /a",
    long_about: "POST /a",
    flags: &[
        Flag::new("name", Kind::Text, "").field("name"),
        Flag::new("secret", Kind::Text, "").field("secret"),
        Flag::new("color", Kind::OneOf(&["red", "green"]), "(deprecated)")
            .field("color"),
        Flag::new("parts", Kind::Json, "").field("parts").list(),
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
        true => client.make_a().body(given.body()?),
        false => client.make_a(),
    };
    Ok(Prepared::of(call))
}
