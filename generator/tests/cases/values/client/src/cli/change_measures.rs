// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `change-measures`: `changeMeasures`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;
use crate::types::Measure;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "change-measures",
    about: "PATCH /measures",
    long_about: "PATCH /measures",
    flags: &[],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input)",
        is_required: false,
        media_types: &["application/json", "application/jsonl"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.media_type() {
        Some("application/jsonl") => {
            client.change_measures_as_jsonl(given.values::<Measure>()?.into())
        }
        _ if given.has_body() => client.change_measures().body(given.body()?),
        _ => client.change_measures(),
    };
    Ok(Prepared::of(call))
}
