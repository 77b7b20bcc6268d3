// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `put-order`: `putOrder`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-order",
    about: "PUT /orders",
    long_about: "PUT /orders",
    flags: &[
        Flag::new("count", Kind::Integer(1, 9), "").field("count"),
        Flag::new("price", Kind::Number, "").field("price"),
        Flag::new("name", Kind::Text, "").field("name"),
        Flag::new("urgent", Kind::Boolean, "").field("urgent"),
        Flag::new("note", Kind::Text, "").field("note"),
        Flag::new("items", Kind::INT64, "").field("items").list(),
        Flag::new("tags", Kind::Text, "").field("tags").list(),
        Flag::new("colors", Kind::OneOf(&["red", "green"]), "").field("colors").list(),
        Flag::new("metadata", Kind::Json, "").field("metadata"),
        Flag::new("lines", Kind::Json, "").field("lines").list(),
        Flag::new("address", Kind::Json, "").field("address"),
        Flag::new("amount", Kind::Any, "").field("amount"),
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
        true => client.put_order().body(given.body()?),
        false => client.put_order(),
    };
    Ok(Prepared::of(call))
}
