// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `list-things`: `listThings`.

use crate::client::Client;
use crate::operations::ListThingsRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-things",
    about: "GET /things",
    long_about: "GET /things",
    flags: &[
        Flag::new("tags", Kind::Text, "").list(),
        Flag::new("ids", Kind::Integer(1, 9223372036854775807), "").required().list(),
        Flag::new("colors", Kind::OneOf(&["red", "dark blue"]), "").list(),
        Flag::new("days", Kind::Format("date"), "").list(),
        Flag::new("limit", Kind::Integer(1, 9223372036854775807), ""),
        Flag::new("x-trace", Kind::Text, "").required(),
        Flag::new("x-numbers", Kind::Number, "").list(),
        Flag::new("if-color", Kind::OneOf(&["red", "dark blue"]), ""),
        Flag::new("session", Kind::Format("uuid"), ""),
        Flag::new("theme", Kind::Text, "").required(),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client
        .list_things(ListThingsRequired {
            ids: arguments.required("ids")?,
            x_trace: arguments.required("x-trace")?,
            theme: arguments.required("theme")?,
        });
    if let Some(value) = arguments.optional::<Vec<String>>("tags")? {
        call = call.tags(value);
    }
    if let Some(value) = arguments.optional::<Vec<_>>("colors")? {
        call = call.colors(value);
    }
    if let Some(value) = arguments.optional::<Vec<_>>("days")? {
        call = call.days(value);
    }
    if let Some(value) = arguments.optional("limit")? {
        call = call.limit(value);
    }
    if let Some(value) = arguments.optional::<Vec<_>>("x-numbers")? {
        call = call.x_numbers(value);
    }
    if let Some(value) = arguments.optional("if-color")? {
        call = call.if_color(value);
    }
    if let Some(value) = arguments.optional("session")? {
        call = call.session(value);
    }
    Ok(PreparedCall::of(call))
}
