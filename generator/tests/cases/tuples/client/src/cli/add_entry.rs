// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `add-entry`: `addEntry`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-entry",
    about: "POST /entries",
    long_about: "POST /entries",
    flags: &[
        Flag::new("at", Kind::Json, "").field("at").required(),
        Flag::new("within", Kind::Json, "").field("within").required(),
        Flag::new("signed", Kind::Json, "").field("signed"),
        Flag::new("seals", Kind::Json, "").field("seals").list(),
        Flag::new("either", Kind::Any, "").field("either"),
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
    Ok(PreparedCall::of(client.add_entry(arguments.body()?)))
}
