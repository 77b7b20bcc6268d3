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
        Flag::new("accept", Kind::Text, ""),
        Flag::new("lines", Kind::Text, "").field("lines").required().list(),
    ],
    body: Some(Body {
        help: "A report. (JSON, @FILE, or - for standard input; options override its fields)",
        is_required: true,
        media_types: &["application/json", "text/csv", "image/*"],
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = match arguments.media_type() {
        Some("text/csv") => client.add_report_as_csv(arguments.text()?),
        Some(name) if name.starts_with("image/") => {
            client
                .add_report_as_image(
                    Media::new(arguments.required_media_type()?, arguments.bytes()?),
                )
        }
        _ => client.add_report(arguments.body()?),
    };
    if let Some(value) = arguments.optional::<String>("accept")? {
        call = call.accept_(value);
    }
    Ok(PreparedCall::of(call))
}
