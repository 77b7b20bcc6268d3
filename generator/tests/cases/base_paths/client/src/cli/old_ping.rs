// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `old-ping`: `oldPing`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::Command;
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "old-ping",
    about: "GET /old/ping (deprecated)",
    long_about: "Deprecated: use ping.\n\nGET /old/ping",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

#[expect(deprecated)]
fn call(client: &Client, _: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.old_ping()))
}
