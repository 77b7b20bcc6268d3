// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `add-measures`: `addMeasures`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;
use crate::types::Measure;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-measures",
    about: "POST /measures",
    long_about: "POST /measures",
    flags: &[],
    body: Some(Body {
        help: "(Lines of JSON, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["application/x-ndjson"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.add_measures(given.values::<Measure>()?.into())))
}
