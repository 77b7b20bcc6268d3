// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-query`: `getQuery`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-query",
    about: "GET /query",
    long_about: "GET /query",
    flags: &[
        Flag::new("color", Kind::Json, ""),
        Flag::new("spaces", Kind::Json, ""),
        Flag::new("plain", Kind::Text, ""),
        Flag::new("bars", Kind::INT64, "").list(),
        Flag::new("pipes", Kind::Json, ""),
        Flag::new("id", Kind::Any, ""),
        Flag::new("tag", Kind::Any, ""),
        Flag::new("days", Kind::Format("date"), "").list(),
        Flag::new("anything", Kind::Text, ""),
        Flag::new("url", Kind::Text, ""),
        Flag::new("pretty", Kind::Boolean, ""),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.get_query();
    if let Some(value) = arguments.optional("color")? {
        call = call.color(value);
    }
    if let Some(value) = arguments.optional("spaces")? {
        call = call.spaces(value);
    }
    if let Some(value) = arguments.optional::<String>("plain")? {
        call = call.plain(value);
    }
    if let Some(value) = arguments.optional::<Vec<_>>("bars")? {
        call = call.bars(value);
    }
    if let Some(value) = arguments.optional("pipes")? {
        call = call.pipes(value);
    }
    if let Some(value) = arguments.optional("id")? {
        call = call.id(value);
    }
    if let Some(value) = arguments.optional("tag")? {
        call = call.tag(value);
    }
    if let Some(value) = arguments.optional::<Vec<_>>("days")? {
        call = call.days(value);
    }
    if let Some(value) = arguments.optional::<String>("anything")? {
        call = call.anything(value);
    }
    if let Some(value) = arguments.optional::<String>("url")? {
        call = call.url(value);
    }
    if let Some(value) = arguments.optional("pretty")? {
        call = call.pretty(value);
    }
    Ok(PreparedCall::of(call))
}
