// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `add-open`: `addOpen`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-open",
    about: "Additional fields of any type.",
    long_about: "Additional fields of any type.\n\nPOST /open",
    flags: &[
        Flag::new("name", Kind::Text, "").field("name").required(),
        Flag::new("lines", Kind::Json, "").field("lines").list(),
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
    Ok(PreparedCall::of(client.add_open(arguments.body()?)))
}
