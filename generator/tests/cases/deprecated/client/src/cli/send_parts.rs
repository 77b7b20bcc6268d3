// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `send-parts`: `sendParts`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "send-parts",
    about: "POST /v1/parts",
    long_about: "POST /v1/parts",
    flags: &[
        Flag::new("kind", Kind::Text, "(deprecated)").field("kind").required(),
        Flag::new("note", Kind::Text, "(deprecated)").field("note"),
        Flag::new("thing", Kind::Json, "(deprecated)").field("thing"),
        Flag::new("file", Kind::File(""), "A file to send").file("file").required(),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["multipart/form-data"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.send_parts(given.upload()?)))
}
