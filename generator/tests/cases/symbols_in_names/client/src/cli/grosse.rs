// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `grosse`: `größe`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
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
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.grosse(given.required::<String>("id")?);
    if let Some(value) = given.optional::<String>("query-id")? {
        call = call.query_id(value);
    }
    if let Some(value) = given.optional::<String>("minus-id")? {
        call = call.minus_id(value);
    }
    if let Some(value) = given.optional::<String>("filter-a")? {
        call = call.filter_a(value);
    }
    if let Some(value) = given.optional::<String>("filter-a-less-than")? {
        call = call.filter_a_less_than(value);
    }
    if let Some(value) = given.optional::<String>("ming-qian")? {
        call = call.名前(value);
    }
    Ok(Prepared::of(call))
}
