// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `change-report`: `changeReport`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "change-report",
    about: "PATCH /reports",
    long_about: "PATCH /reports",
    flags: &[
        Flag::new("query-accept", Kind::Text, ""),
        Flag::content_type(
            &[
                "application/json-patch+json",
                "application/merge-patch+json",
                "text/plain",
            ],
        ),
        Flag::new("text", Kind::Text, "")
            .field("text")
            .only_for(&["application/json-patch+json", "application/merge-patch+json"]),
        Flag::accept("accept", &["application/json", "application/xml"]),
    ],
    body: Some(Body {
        help: "(JSON for application/json-patch+json and application/merge-patch+json, text for text/plain, @FILE, or - for standard input; options override its fields)",
        is_required: false,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = match arguments.body_type() {
        Some("application/merge-patch+json") => {
            client.change_report_as_merge_patch_json(arguments.body()?)
        }
        Some("text/plain") => client.change_report_as_text(arguments.text()?),
        _ if arguments.has_body() => client.change_report().body(arguments.body()?),
        _ => client.change_report(),
    };
    if let Some(value) = arguments.optional::<String>("query-accept")? {
        call = call.accept_(value);
    }
    Ok(PreparedCall::of(call))
}
