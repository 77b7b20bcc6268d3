// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `set-node`: `setNode`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "set-node",
    about: "PUT /node",
    long_about: "PUT /node",
    flags: &[
        Flag::new("children", Kind::Json, "").field("children").list(),
        Flag::new("weight", Kind::Integer(3, 9223372036854775807), "").field("weight"),
        Flag::new("weights", Kind::Integer(3, 9223372036854775807), "")
            .field("weights")
            .list(),
        Flag::new("ratio", Kind::Number, "").field("ratio"),
        Flag::new("any", Kind::Text, "").field("any"),
        Flag::new("long", Kind::Text, "").field("long"),
        Flag::new("gen", Kind::Text, "").field("gen"),
        Flag::new("m2", Kind::Text, "").field("m²"),
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
    Ok(PreparedCall::of(client.set_node(arguments.body()?)))
}
