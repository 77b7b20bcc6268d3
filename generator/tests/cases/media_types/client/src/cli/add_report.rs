// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `add-report`: `addReport`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};
use crate::runtime::media::Media;

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-report",
    about: "POST /reports",
    long_about: "POST /reports",
    flags: &[
        Flag::new("query-accept", Kind::Text, ""),
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
        Some("text/csv") => client.add_report_as_csv(arguments.text()?),
        Some("image/*") => {
            client
                .add_report_as_image(
                    Media::new(arguments.required_media_type()?, arguments.bytes()?),
                )
        }
        _ => client.add_report(arguments.body()?),
    };
    if let Some(value) = arguments.optional::<String>("query-accept")? {
        call = call.accept_(value);
    }
    Ok(PreparedCall::of(call))
}
