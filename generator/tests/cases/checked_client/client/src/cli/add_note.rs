// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `add-note`: `addNote`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-note",
    about: "POST /notes",
    long_about: "POST /notes",
    flags: &[Flag::content_type(&["application/json", "application/merge-patch+json"])],
    body: Some(Body {
        help: "(JSON, @FILE, or - for standard input)",
        is_required: false,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let call = match arguments.body_type() {
        Some("application/merge-patch+json") => {
            client.add_note_as_merge_patch_json(arguments.body()?)
        }
        _ if arguments.has_body() => client.add_note().body(arguments.body()?),
        _ => client.add_note(),
    };
    Ok(PreparedCall::of(call))
}
