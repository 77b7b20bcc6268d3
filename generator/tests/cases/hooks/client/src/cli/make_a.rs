// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `make-a`: `makeA`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "make-a",
    about: "POST /a",
    long_about: "POST /a",
    flags: &[
        Flag::new("name", Kind::Text, "").field("name"),
        Flag::new("secret", Kind::Text, "").field("secret"),
        Flag::new("color", Kind::OneOf(&["red", "green"]), "(deprecated)")
            .field("color"),
        Flag::new("parts", Kind::Json, "").field("parts").list(),
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
        true => client.make_a().body(arguments.body()?),
        false => client.make_a(),
    };
    Ok(PreparedCall::of(call))
}
