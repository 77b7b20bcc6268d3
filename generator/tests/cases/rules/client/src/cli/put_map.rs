// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `put-map`: `putMap`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-map",
    about: "PUT /maps",
    long_about: "PUT /maps",
    flags: &[
        Flag::new("center", Kind::Json, "").field("center").required(),
        Flag::new("range", Kind::Json, "").field("range"),
        Flag::new("shown", Kind::Json, "").field("shown"),
        Flag::new("hidden", Kind::Json, "").field("hidden"),
        Flag::new("open", Kind::Any, "").field("open").list(),
        Flag::new("same", Kind::Text, "").field("same").list(),
        Flag::new("none", Kind::Any, "").field("none").list(),
        Flag::new("colors", Kind::Json, "").field("colors"),
        Flag::new("mixed", Kind::Json, "").field("mixed"),
        Flag::new("sorted", Kind::Json, "").field("sorted"),
        Flag::new("short", Kind::Any, "").field("short").list(),
        Flag::new("texts", Kind::Any, "").field("texts").list(),
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
    Ok(PreparedCall::of(client.put_map(arguments.body()?)))
}
