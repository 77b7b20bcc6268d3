// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `add-letter`: `addLetter`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-letter",
    about: "POST /letters",
    long_about: "POST /letters",
    flags: &[Flag::new("a", Kind::INT64, "").field("a")],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.add_letter(given.body()?)))
}
