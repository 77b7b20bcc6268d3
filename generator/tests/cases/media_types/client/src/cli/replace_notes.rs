// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `replace-notes`: `replaceNotes`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "replace-notes",
    about: "PUT /notes",
    long_about: "PUT /notes",
    flags: &[Flag::content_type(&["application/json", "application/vnd.lines+json"])],
    body: Some(Body {
        help: "(JSON, @FILE, or - for standard input)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let call = match arguments.body_type() {
        Some("application/vnd.lines+json") => {
            client.replace_notes_as_vnd_lines_json(arguments.body()?)
        }
        _ => client.replace_notes(arguments.body()?),
    };
    Ok(PreparedCall::of(call))
}
