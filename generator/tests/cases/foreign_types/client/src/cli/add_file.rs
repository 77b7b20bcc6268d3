// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `add-file`: `addFile`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-file",
    about: "POST /files",
    long_about: "POST /files",
    flags: &[
        Flag::new("path", Kind::Json, "").field("path").required(),
        Flag::new("others", Kind::Json, "").field("others").list(),
        Flag::new("links", Kind::Json, "").field("links"),
        Flag::new("sizes", Kind::Json, "").field("sizes").required(),
        Flag::new("id", Kind::Json, "").field("id").required(),
        Flag::new("release", Kind::Json, "").field("release"),
        Flag::new("span", Kind::Json, "").field("span"),
        Flag::new("kept", Kind::Json, "").field("kept"),
        Flag::new("target", Kind::Any, "").field("target"),
        Flag::new("renamed", Kind::Json, "").field("renamed"),
        Flag::new("next", Kind::Json, "").field("next"),
        Flag::new("other", Kind::Text, "").field("other"),
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
    Ok(PreparedCall::of(client.add_file(arguments.body()?)))
}
