// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `put-order`: `putOrder`.

use crate::client::Client;
use crate::operations::PutOrderRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
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
    let mut call = client
        .put_order(PutOrderRequired {
            shop: arguments.required("shop")?,
            number: arguments.required("number")?,
            body: arguments.body()?,
        });
    if let Some(value) = arguments.optional("unit")? {
        call = call.unit(value);
    }
    if let Some(value) = arguments.optional::<String>("code")? {
        call = call.code(value);
    }
    if let Some(value) = arguments.optional::<Vec<_>>("at")? {
        call = call.at(value);
    }
    if let Some(value) = arguments.optional::<String>("free")? {
        call = call.free(value);
    }
    if let Some(value) = arguments.optional("size")? {
        call = call.size(value);
    }
    if let Some(value) = arguments.optional::<Vec<_>>("days")? {
        call = call.days(value);
    }
    if let Some(value) = arguments.optional("x-weight")? {
        call = call.x_weight(value);
    }
    Ok(PreparedCall::of(call))
}
