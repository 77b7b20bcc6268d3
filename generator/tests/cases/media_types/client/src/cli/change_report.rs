// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `change-report`: `changeReport`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "change-report",
    about: "PATCH /reports",
    long_about: "PATCH /reports",
    flags: &[Flag::new("accept", Kind::Text, "")],
    body: Some(Body {
        help: "(A text, @FILE, or - for the standard input)",
        is_required: false,
        media_types: &[
            "text/plain",
            "application/merge-patch+json",
            "application/json-patch+json",
        ],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = match given.media_type() {
        Some("application/merge-patch+json") => {
            client.change_report_as_merge_patch_json(given.body()?)
        }
        Some("application/json-patch+json") => {
            client.change_report_as_json_patch_json(given.body()?)
        }
        _ if given.has_body() => client.change_report().body(given.text()?),
        _ => client.change_report(),
    };
    if let Some(value) = given.optional::<String>("accept")? {
        call = call.accept_(value);
    }
    Ok(Prepared::of(call))
}
