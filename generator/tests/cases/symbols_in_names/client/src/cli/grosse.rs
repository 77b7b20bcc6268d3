// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `grosse`: `größe`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "grosse",
    about: "GET /sizes/{id}",
    long_about: "GET /sizes/{id}",
    flags: &[
        Flag::new("id", Kind::Text, "").argument().required(),
        Flag::new("query-id", Kind::Text, ""),
        Flag::new("minus-id", Kind::Text, ""),
        Flag::new("filter-a", Kind::Text, ""),
        Flag::new("filter-a-less-than", Kind::Text, ""),
        Flag::new("ming-qian", Kind::Text, ""),
        Flag::new("zhong-lei", Kind::OneOf(&["種類", "大きさ"]), ""),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.grosse(arguments.required::<String>("id")?);
    if let Some(value) = arguments.optional::<String>("query-id")? {
        call = call.query_id(value);
    }
    if let Some(value) = arguments.optional::<String>("minus-id")? {
        call = call.minus_id(value);
    }
    if let Some(value) = arguments.optional::<String>("filter-a")? {
        call = call.filter_a(value);
    }
    if let Some(value) = arguments.optional::<String>("filter-a-less-than")? {
        call = call.filter_a_less_than(value);
    }
    if let Some(value) = arguments.optional::<String>("ming-qian")? {
        call = call.名前(value);
    }
    if let Some(value) = arguments.optional("zhong-lei")? {
        call = call.種類(value);
    }
    Ok(PreparedCall::of(call))
}
