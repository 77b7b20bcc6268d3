// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `add-thing`: `addThing`.

use crate::client::Client;
use crate::operations::AddThingRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-thing",
    about: "POST /things/{priority}/{switch}",
    long_about: "POST /things/{priority}/{switch}",
    flags: &[
        Flag::new("priority", Kind::OneInteger(&["-1", "0", "1", "99"]), "[default: 1]")
            .argument()
            .required(),
        Flag::new("switch", Kind::Any, "").argument().required(),
        Flag::new(
                "order",
                Kind::OneOf(
                    &[
                        "id",
                        "-id",
                        "+id",
                        "*",
                        "",
                        "asc",
                        "ASC",
                        "Asc",
                        "unknown",
                        "self",
                        "type",
                        "3",
                        "GMT+0",
                        "GMT-0",
                        "GMT0",
                        ">=",
                        "größe",
                        "名前",
                        "a`b",
                        "a_b",
                        "a-b",
                    ],
                ),
                "[default: -id]",
            )
            .required(),
        Flag::new("offset", Kind::OneInteger(&["-1", "0", "1"]), "[default: 0]"),
        Flag::new("ratio", Kind::Any, "[default: 1]"),
        Flag::new(
            "query-priority",
            Kind::OneInteger(&["-1", "0", "1", "99"]),
            "[default: 1]",
        ),
        Flag::new("kind", Kind::OneOf(&["thing"]), "").field("kind").required(),
        Flag::new(
                "body-order",
                Kind::OneOf(
                    &[
                        "id",
                        "-id",
                        "+id",
                        "*",
                        "",
                        "asc",
                        "ASC",
                        "Asc",
                        "unknown",
                        "self",
                        "type",
                        "3",
                        "GMT+0",
                        "GMT-0",
                        "GMT0",
                        ">=",
                        "größe",
                        "名前",
                        "a`b",
                        "a_b",
                        "a-b",
                    ],
                ),
                "[default: -id]",
            )
            .field("order")
            .required(),
        Flag::new(
                "then",
                Kind::OneOf(
                    &[
                        "id",
                        "-id",
                        "+id",
                        "*",
                        "",
                        "asc",
                        "ASC",
                        "Asc",
                        "unknown",
                        "self",
                        "type",
                        "3",
                        "GMT+0",
                        "GMT-0",
                        "GMT0",
                        ">=",
                        "größe",
                        "名前",
                        "a`b",
                        "a_b",
                        "a-b",
                    ],
                ),
                "[default: -id]",
            )
            .field("then"),
        Flag::new(
                "body-priority",
                Kind::OneInteger(&["-1", "0", "1", "99"]),
                "[default: 1]",
            )
            .field("priority"),
        Flag::new("maybe", Kind::OneOf(&["some"]), "").field("maybe").required(),
        Flag::new("optional", Kind::OneOf(&["some", "none"]), "")
            .field("optional")
            .required(),
        Flag::new("later", Kind::OneOf(&["some", "none"]), "").field("later"),
        Flag::new("done", Kind::Any, "").field("done").required(),
        Flag::new("either", Kind::Boolean, "").field("either"),
        Flag::new("level", Kind::OneInteger(&["1", "2"]), "").field("level"),
        Flag::new("steps", Kind::OneInteger(&["5", "10"]), "").field("steps").list(),
        Flag::new("stages", Kind::OneOf(&["dawn", "noon"]), "").field("stages").list(),
        Flag::new("codes", Kind::OneOf(&["ab", "abc"]), "").field("codes").list(),
        Flag::new(
                "body-version",
                Kind::OneOf(&["1.10", "1.2", "true", "2024-01-31", "no"]),
                "",
            )
            .field("version"),
        Flag::new("quoted", Kind::OneInteger(&["1", "2"]), "").field("quoted"),
        Flag::new("even", Kind::OneInteger(&["2", "4"]), "").field("even"),
        Flag::new("same", Kind::Any, "").field("same"),
        Flag::new("body-switch", Kind::Any, "").field("switch"),
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
        .add_thing(AddThingRequired {
            priority: arguments.required("priority")?,
            switch: arguments.required("switch")?,
            order: arguments.required("order")?,
            body: arguments.body()?,
        });
    if let Some(value) = arguments.optional("offset")? {
        call = call.offset(value);
    }
    if let Some(value) = arguments.optional("ratio")? {
        call = call.ratio(value);
    }
    if let Some(value) = arguments.optional("query-priority")? {
        call = call.query_priority(value);
    }
    Ok(PreparedCall::of(call))
}
