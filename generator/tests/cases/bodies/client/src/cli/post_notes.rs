// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `post-notes`: `post_notes`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "post-notes",
    about: "POST /notes",
    long_about: "POST /notes",
    flags: &[Flag::new("text", Kind::Text, "").field("text")],
    body: Some(Body {
        help: "The note to add. (JSON, @FILE, or - for standard input; options override its fields)",
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
        true => client.post_notes().body(arguments.body()?),
        false => client.post_notes(),
    };
    Ok(PreparedCall::of(call))
}
