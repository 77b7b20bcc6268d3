// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `add-order`: `addOrder`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-order",
    about: "POST /orders",
    long_about: "POST /orders",
    flags: &[
        Flag::new(
                "tags",
                Kind::OneOf(&["small", "large"]),
                "[default: [\"small\",\"large\"]]",
            )
            .list(),
        Flag::new("near", Kind::Json, "[default: {\"x\":0,\"y\":0,\"z\":5}]"),
        Flag::new("counts", Kind::Integer(0, 2147483647), "[default: [1,2]]")
            .field("counts")
            .list(),
        Flag::new("sizes", Kind::OneOf(&["small", "large"]), "[default: [\"small\"]]")
            .field("sizes")
            .list(),
        Flag::new("matrix", Kind::Json, "[default: [[0.3,null],[]]]")
            .field("matrix")
            .list(),
        Flag::new("labels", Kind::Json, "[default: {\"color\":\"red\"}]")
            .field("labels"),
        Flag::new(
                "address",
                Kind::Json,
                "[default: {\"city\":\"Nowhere\",\"at\":{\"x\":1,\"y\":1,\"z\":1},\"line\":\"Somewhere\",\"country\":\"NL\"}]",
            )
            .field("address"),
        Flag::new(
                "contact",
                Kind::Any,
                "[default: {\"kind\":\"mail\",\"to\":\"a@b.example\"}]",
            )
            .field("contact"),
        Flag::new(
                "contacts",
                Kind::Any,
                "[default: [{\"kind\":\"phone\",\"number\":\"1\"}]]",
            )
            .field("contacts")
            .list(),
        Flag::new("answer", Kind::Any, "[default: 3]").field("answer"),
        Flag::new(
                "answers",
                Kind::Any,
                "[default: [\"yes\",\"no\",\"true\",{\"x\":1,\"y\":2,\"z\":5}]]",
            )
            .field("answers")
            .list(),
        Flag::new(
                "anything",
                Kind::Any,
                "[default: {\"a\":[1,2.5,null,true,{\"b\":\"c\"}],\"n\":-9223372036854775808,\"m\":18446744073709551615}]",
            )
            .field("anything"),
        Flag::new("home", Kind::Text, "[default: https://shop.example/]").field("home"),
        Flag::new("tree", Kind::Json, "").field("tree"),
        Flag::new(
                "trees",
                Kind::Json,
                "[default: [{\"name\":\"a\",\"left\":{\"name\":\"b\"},\"more\":1}]]",
            )
            .field("trees")
            .list(),
        Flag::new("maybe", Kind::Json, "[default: {\"x\":1,\"y\":2,\"z\":5}]")
            .field("maybe"),
        Flag::new("size", Kind::OneOf(&["small", "large"]), "[default: large]")
            .field("size"),
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
    let mut call = client.add_order(arguments.body()?);
    if let Some(value) = arguments.optional::<Vec<_>>("tags")? {
        call = call.tags(value);
    }
    if let Some(value) = arguments.optional("near")? {
        call = call.near(value);
    }
    Ok(PreparedCall::of(call))
}
