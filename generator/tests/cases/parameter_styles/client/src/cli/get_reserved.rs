// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-reserved`: `getReserved`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-reserved",
    about: "GET /reserved",
    long_about: "GET /reserved",
    flags: &[
        Flag::new("each", Kind::Text, "").list(),
        Flag::new("commas", Kind::Text, "").list(),
        Flag::new("pipes", Kind::Text, "").list(),
        Flag::new("deep", Kind::Json, ""),
        Flag::new("pairs", Kind::Json, ""),
        Flag::new("link", Kind::Json, ""),
        Flag::new("lists", Kind::Json, "").list(),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.get_reserved();
    if let Some(value) = given.optional("each")? {
        call = call.each(value);
    }
    if let Some(value) = given.optional("commas")? {
        call = call.commas(value);
    }
    if let Some(value) = given.optional("pipes")? {
        call = call.pipes(value);
    }
    if let Some(value) = given.optional("deep")? {
        call = call.deep(value);
    }
    if let Some(value) = given.optional("pairs")? {
        call = call.pairs(value);
    }
    if let Some(value) = given.optional("link")? {
        call = call.link(value);
    }
    if let Some(value) = given.optional("lists")? {
        call = call.lists(value);
    }
    Ok(Prepared::of(call))
}
