// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `replace-kennel`: `replaceKennel`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "replace-kennel",
    about: "PUT /kennels",
    long_about: "PUT /kennels",
    flags: &[
        Flag::new("dogs", Kind::Json, "").field("dogs").required().list(),
        Flag::new("anything", Kind::Any, "").field("anything"),
        Flag::new("token", Kind::Format("base64url"), "").field("token"),
        Flag::new("chip", Kind::Json, "").field("chip"),
        Flag::new("age", Kind::Integer(1, 9223372036854775807), "").field("age"),
        Flag::new("size", Kind::Number, "").field("size"),
        Flag::new("plan", Kind::Json, "").field("plan"),
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
    Ok(PreparedCall::of(client.replace_kennel(arguments.body()?)))
}
