// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `put-settings`: `putSettings`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-settings",
    about: "PUT /settings",
    long_about: "PUT /settings",
    flags: &[
        Flag::new("mode", Kind::Text, "").field("mode"),
        Flag::new("speed", Kind::Any, "").field("speed"),
        Flag::new("size", Kind::Any, "").field("size"),
        Flag::new("choice", Kind::Any, "").field("choice"),
        Flag::new("text", Kind::Text, "").field("text"),
    ],
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
        true => client.put_settings().body(arguments.body()?),
        false => client.put_settings(),
    };
    Ok(PreparedCall::of(call))
}
