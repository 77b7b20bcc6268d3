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
    flags: &[
        Flag::new("accept", Kind::Text, ""),
        Flag::new("text", Kind::Text, "").field("text"),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: false,
        media_types: &[
            "application/json-patch+json",
            "application/merge-patch+json",
            "text/plain",
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
        Some("text/plain") => client.change_report_as_text(given.text()?),
        _ if given.has_body() => client.change_report().body(given.body()?),
        _ => client.change_report(),
    };
    if let Some(value) = given.optional::<String>("accept")? {
        call = call.accept_(value);
    }
    Ok(Prepared::of(call))
}
