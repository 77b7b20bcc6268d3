// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `place-order`: `placeOrder`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "place-order",
    about: "POST /orders",
    long_about: "POST /orders",
    flags: &[
        Flag::new("address", Kind::Json, "").field("address").required(),
        Flag::new("pickup", Kind::Json, "").field("pickup"),
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
    Ok(PreparedCall::of(client.place_order(arguments.body()?)))
}
