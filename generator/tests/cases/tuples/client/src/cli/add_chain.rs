// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `add-chain`: `addChain`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-chain",
    about: "POST /chains",
    long_about: "POST /chains",
    flags: &[],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.add_chain(given.body()?)))
}
