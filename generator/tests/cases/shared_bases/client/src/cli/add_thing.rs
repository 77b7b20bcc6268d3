// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `add-thing`: `addThing`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-thing",
    about: "POST /v1/things",
    long_about: "POST /v1/things",
    flags: &[Flag::new("circle", Kind::Json, "").field("circle")],
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
    Ok(PreparedCall::of(client.add_thing(arguments.body()?)))
}
