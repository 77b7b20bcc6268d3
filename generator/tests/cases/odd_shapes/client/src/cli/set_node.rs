// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `set-node`: `setNode`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "set-node",
    about: "PUT /node",
    long_about: "PUT /node",
    flags: &[
        Flag::new("children", Kind::Json, "").field("children").list(),
        Flag::new("weight", Kind::Integer(3, 9223372036854775807), "").field("weight"),
        Flag::new("weights", Kind::Integer(3, 9223372036854775807), "")
            .field("weights")
            .list(),
        Flag::new("ratio", Kind::Number, "").field("ratio"),
        Flag::new("any", Kind::Text, "").field("any"),
        Flag::new("long", Kind::Text, "").field("long"),
        Flag::new("gen", Kind::Text, "").field("gen"),
        Flag::new("m2", Kind::Text, "").field("m²"),
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
    Ok(Prepared::of(client.set_node(given.body()?)))
}
