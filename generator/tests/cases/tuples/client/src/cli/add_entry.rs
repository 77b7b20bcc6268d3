// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `add-entry`: `addEntry`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-entry",
    about: "POST /entries",
    long_about: "POST /entries",
    flags: &[
        Flag::new("at", Kind::Json, "").field("at").required(),
        Flag::new("within", Kind::Json, "").field("within").required(),
        Flag::new("signed", Kind::Json, "").field("signed"),
        Flag::new("seals", Kind::Json, "").field("seals").list(),
        Flag::new("either", Kind::Any, "").field("either"),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.add_entry(given.body()?)))
}
