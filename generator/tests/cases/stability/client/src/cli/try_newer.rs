// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `try-newer`: `tryNewer`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::Command;
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "try-newer",
    about: "GET /newer (deprecated)",
    long_about: "Deprecated: use use_again.\n\nGET /newer",
    flags: &[],
    body: None,
    is_paged: false,
    call,
};

#[expect(deprecated)]
fn call(client: &Client, _: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.try_newer()))
}
