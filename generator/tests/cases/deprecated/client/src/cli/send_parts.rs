// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `send-parts`: `sendParts`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "send-parts",
    about: "POST /v1/parts",
    long_about: "POST /v1/parts",
    flags: &[
        Flag::new("kind", Kind::Text, "(deprecated)").field("kind").required(),
        Flag::new("note", Kind::Text, "(deprecated)").field("note"),
        Flag::new("thing", Kind::Json, "(deprecated)").field("thing"),
        Flag::new("file", Kind::File(""), "The file to upload").file("file").required(),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for standard input; options override its fields)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.send_parts(arguments.upload()?)))
}
