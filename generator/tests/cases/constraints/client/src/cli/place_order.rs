// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `place-order`: `placeOrder`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "place-order",
    about: "POST /orders",
    long_about: "POST /orders",
    flags: &[
        Flag::new("dry-run", Kind::Boolean, "[default: false]"),
        Flag::new("sku", Kind::Text, "").field("sku").required(),
        Flag::new("note", Kind::Text, "").field("note"),
        Flag::new("price", Kind::Number, "").field("price").required(),
        Flag::new("ratio", Kind::Number, "").field("ratio"),
        Flag::new("priority", Kind::Integer(1, 9), "[default: 5]").field("priority"),
        Flag::new("least", Kind::Integer(-3, 9223372036854775807), "").field("least"),
        Flag::new("lines", Kind::Json, "").field("lines").required().list(),
        Flag::new("tags", Kind::Text, "").field("tags").list(),
        Flag::new("anything", Kind::Any, "").field("anything"),
        Flag::new("shipping", Kind::Json, "").field("shipping"),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for standard input; options override its fields)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.place_order(arguments.body()?);
    if let Some(value) = arguments.optional("dry-run")? {
        call = call.dry_run(value);
    }
    Ok(PreparedCall::of(call))
}
