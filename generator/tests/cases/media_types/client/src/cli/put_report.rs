// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `put-report`: `putReport`.

use crate::client::Client;
use crate::operations::put_report::{
    PutReportAsCsvRequired, PutReportAsImageRequired, PutReportRequired,
};
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;
use crate::runtime::media::Media;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-report",
    about: "PUT /reports",
    long_about: "PUT /reports",
    flags: &[
        Flag::new("accept", Kind::Text, ""),
        Flag::new("id", Kind::INT64, "").required(),
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
        Some("text/csv") => {
            client
                .put_report_as_csv(PutReportAsCsvRequired {
                    id: given.required("id")?,
                    body: given.text()?,
                })
        }
        Some(name) if name.starts_with("image/") => {
            client
                .put_report_as_image(PutReportAsImageRequired {
                    id: given.required("id")?,
                    body: Media::new(given.required_media_type()?, given.bytes()?),
                })
        }
        _ => {
            client
                .put_report(PutReportRequired {
                    id: given.required("id")?,
                    body: given.body()?,
                })
        }
    };
    if let Some(value) = given.optional::<String>("accept")? {
        call = call.accept_(value);
    }
    Ok(Prepared::of(call))
}
