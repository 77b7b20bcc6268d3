// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `add-report`: `addReport`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;
use crate::runtime::media::Media;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-report",
    about: "POST /reports",
    long_about: "POST /reports",
    flags: &[
        Flag::new("accept", Kind::Text, ""),
        Flag::new("lines", Kind::Text, "").field("lines").required().list(),
    ],
    body: Some(Body {
        help: "A report. (JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["application/json", "text/csv", "image/*"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = match given.media_type() {
        Some("text/csv") => client.add_report_as_csv(given.text()?),
        Some(name) if name.starts_with("image/") => {
            client
                .add_report_as_image(
                    Media::new(given.required_media_type()?, given.bytes()?),
                )
        }
        _ => client.add_report(given.body()?),
    };
    if let Some(value) = given.optional::<String>("accept")? {
        call = call.accept_(value);
    }
    Ok(Prepared::of(call))
}
