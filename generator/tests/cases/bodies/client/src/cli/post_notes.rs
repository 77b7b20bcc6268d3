// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `post-notes`: `post_notes`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "post-notes",
    about: "POST /notes",
    long_about: "POST /notes",
    flags: &[Flag::new("text", Kind::Text, "").field("text")],
    body: Some(Body {
        help: "The note to add. (JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: false,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.has_body() {
        true => client.post_notes().body(given.body()?),
        false => client.post_notes(),
    };
    Ok(Prepared::of(call))
}
