// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `change-order`: `changeOrder`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "change-order",
    about: "PATCH /orders",
    long_about: "PATCH /orders",
    flags: &[
        Flag::content_type(&["application/json", "application/x-www-form-urlencoded"]),
        Flag::new("count", Kind::Integer(1, 9), "")
            .field("count")
            .required()
            .only_for(&["application/json"]),
        Flag::new("price", Kind::Number, "")
            .field("price")
            .only_for(&["application/json"]),
        Flag::new("name", Kind::Text, "").field("name").only_for(&["application/json"]),
        Flag::new("urgent", Kind::Boolean, "")
            .field("urgent")
            .only_for(&["application/json"]),
        Flag::new("note", Kind::Text, "").field("note").only_for(&["application/json"]),
        Flag::new("items", Kind::INT64, "")
            .field("items")
            .list()
            .only_for(&["application/json"]),
        Flag::new("tags", Kind::Text, "")
            .field("tags")
            .list()
            .only_for(&["application/json"]),
        Flag::new("colors", Kind::OneOf(&["red", "green"]), "")
            .field("colors")
            .list()
            .only_for(&["application/json"]),
        Flag::new("metadata", Kind::Json, "")
            .field("metadata")
            .only_for(&["application/json"]),
        Flag::new("lines", Kind::Json, "")
            .field("lines")
            .list()
            .only_for(&["application/json"]),
        Flag::new("address", Kind::Json, "")
            .field("address")
            .only_for(&["application/json"]),
        Flag::new("amount", Kind::Any, "")
            .field("amount")
            .only_for(&["application/json"]),
        Flag::new("at", Kind::Format("date-time"), "")
            .field("at")
            .required()
            .only_for(&["application/x-www-form-urlencoded"]),
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
    let call = match arguments.body_type() {
        Some("application/x-www-form-urlencoded") => {
            client.change_order_as_form(arguments.body()?)
        }
        _ => client.change_order(arguments.body()?),
    };
    Ok(PreparedCall::of(call))
}
