// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `put-days`: `putDays`.

use jiff::civil::Date;

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-days",
    about: "PUT /days",
    long_about: "PUT /days",
    flags: &[],
    body: Some(Body {
        help: "(Lines of JSON, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["application/json-seq"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.put_days(given.values::<Date>()?.into())))
}
