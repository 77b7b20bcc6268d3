// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `add-word`: `addWord`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-word",
    about: "POST /words",
    long_about: "POST /words",
    flags: &[Flag::new("word", Kind::Text, "").field("word").required()],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["application/x-www-form-urlencoded"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.add_word(given.body()?)))
}
