// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `send-form`: `sendForm`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "send-form",
    about: "POST /v1/forms",
    long_about: "POST /v1/forms",
    flags: &[
        Flag::new("before", Kind::Format("date"), "(deprecated)").field("before"),
        Flag::new("name", Kind::Text, "").field("name"),
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
    Ok(PreparedCall::of(client.send_form(arguments.body()?)))
}
