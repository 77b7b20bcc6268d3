// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `add-user`: `addUser`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-user",
    about: "POST /users",
    long_about: "POST /users",
    flags: &[
        Flag::new("name", Kind::Text, "").field("name").required(),
        Flag::new("password", Kind::Format("password"), "").field("password").required(),
        Flag::new("friends", Kind::Json, "").field("friends").list(),
        Flag::new("contact", Kind::Any, "").field("contact"),
        Flag::new("address", Kind::Json, "").field("address"),
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
    Ok(PreparedCall::of(client.add_user(arguments.body()?)))
}
