// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `add-plain`: `addPlain`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-plain",
    about: "POST /plain",
    long_about: "POST /plain",
    flags: &[Flag::new("name", Kind::Text, "").field("name")],
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
        true => client.add_plain().body(arguments.body()?),
        false => client.add_plain(),
    };
    Ok(PreparedCall::of(call))
}
