// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `get-report`: `getReport`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-report",
    about: "A report, of the media type that is asked for.",
    long_about: "A report, of the media type that is asked for.\n\nGET /reports",
    flags: &[Flag::new("accept", Kind::Text, "")],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.get_report();
    if let Some(value) = given.optional::<String>("accept")? {
        call = call.accept_(value);
    }
    Ok(Prepared::of(call))
}
