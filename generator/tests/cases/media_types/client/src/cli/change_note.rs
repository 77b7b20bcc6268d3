// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `change-note`: `changeNote`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "change-note",
    about: "PATCH /notes",
    long_about: "PATCH /notes",
    flags: &[Flag::new("text", Kind::Text, "").field("text")],
    body: Some(Body {
        help: "(JSON, @FILE, or - for standard input; options override its fields)",
        is_required: false,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let call = match arguments.has_body() {
        true => client.change_note().body(arguments.body()?),
        false => client.change_note(),
    };
    Ok(PreparedCall::of(call))
}
