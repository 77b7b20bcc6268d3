// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `add-picture`: `addPicture`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-picture",
    about: "POST /picture",
    long_about: "POST /picture",
    flags: &[],
    body: Some(Body {
        help: "(Bytes, @FILE, or - for the standard input)",
        is_required: false,
        media_types: &["application/octet-stream"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.has_body() {
        true => client.add_picture().body(given.bytes()?),
        false => client.add_picture(),
    };
    Ok(Prepared::of(call))
}
