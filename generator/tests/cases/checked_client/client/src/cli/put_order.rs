// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `put-order`: `putOrder`.

use crate::client::Client;
use crate::operations::put_order::PutOrderRequired;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-order",
    about: "PUT /shops/{shop}/orders/{number}",
    long_about: "PUT /shops/{shop}/orders/{number}",
    flags: &[
        Flag::new("shop", Kind::Text, "").argument().required(),
        Flag::new("number", Kind::Integer(1, 9223372036854775807), "")
            .argument()
            .required(),
        Flag::new("unit", Kind::OneOf(&["piece", "box"]), ""),
        Flag::new("code", Kind::Text, ""),
        Flag::new("at", Kind::Format("date"), "").list(),
        Flag::new("free", Kind::Text, ""),
        Flag::new("size", Kind::OneOf(&["small", "large"]), ""),
        Flag::new("days", Kind::OneInteger(&["1", "7"]), "").list(),
        Flag::new("x-weight", Kind::Number, ""),
        Flag::new("lines", Kind::Json, "").field("lines").required().list(),
        Flag::new("gift", Kind::Boolean, "").field("gift"),
        Flag::new("paid", Kind::Boolean, "").field("paid"),
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
    let mut call = client
        .put_order(PutOrderRequired {
            shop: given.required("shop")?,
            number: given.required("number")?,
            body: given.body()?,
        });
    if let Some(value) = given.optional("unit")? {
        call = call.unit(value);
    }
    if let Some(value) = given.optional::<String>("code")? {
        call = call.code(value);
    }
    if let Some(value) = given.optional("at")? {
        call = call.at(value);
    }
    if let Some(value) = given.optional::<String>("free")? {
        call = call.free(value);
    }
    if let Some(value) = given.optional("size")? {
        call = call.size(value);
    }
    if let Some(value) = given.optional("days")? {
        call = call.days(value);
    }
    if let Some(value) = given.optional("x-weight")? {
        call = call.x_weight(value);
    }
    Ok(Prepared::of(call))
}
