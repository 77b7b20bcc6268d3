// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `put-report`: `putReport`.

use crate::client::Client;
use crate::operations::{
    PutReportAsCsvRequired, PutReportAsImageRequired, PutReportRequired,
};
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};
use crate::runtime::media::Media;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-report",
    about: "PUT /reports",
    long_about: "PUT /reports",
    flags: &[
        Flag::new("query-accept", Kind::Text, ""),
        Flag::new("id", Kind::INT64, "").required(),
        Flag::content_type(&["application/json", "text/csv", "image/*"]),
        Flag::new("lines", Kind::Text, "")
            .field("lines")
            .required()
            .list()
            .only_for(&["application/json"]),
        Flag::accept(
            "accept",
            &["application/json", "text/plain", "application/vnd.note"],
        ),
    ],
    body: Some(Body {
        help: "A report. (JSON for application/json, text for text/csv, bytes for image/*, @FILE, or - for standard input; options override its fields)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = match arguments.body_type() {
        Some("text/csv") => {
            client
                .put_report_as_csv(PutReportAsCsvRequired {
                    id: arguments.required("id")?,
                    body: arguments.text()?,
                })
        }
        Some("image/*") => {
            client
                .put_report_as_image(PutReportAsImageRequired {
                    id: arguments.required("id")?,
                    body: Media::new(
                        arguments.required_media_type()?,
                        arguments.bytes()?,
                    ),
                })
        }
        _ => {
            client
                .put_report(PutReportRequired {
                    id: arguments.required("id")?,
                    body: arguments.body()?,
                })
        }
    };
    if let Some(value) = arguments.optional::<String>("query-accept")? {
        call = call.accept_(value);
    }
    Ok(PreparedCall::of(call))
}
