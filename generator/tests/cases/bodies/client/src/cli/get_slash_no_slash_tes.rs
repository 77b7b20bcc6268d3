// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `get-slash-no-slash-tes`: `get_slash_no_slash_tes`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::Command;
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-slash-no-slash-tes",
    about: "GET /no/tes",
    long_about: "GET /no/tes",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, _: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.get_slash_no_slash_tes()))
}
