// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `add-order`: `addOrder`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-order",
    about: "Add an order.",
    long_about: "Add an order.\n\nPOST /orders",
    flags: &[
        Flag::new(
            "idempotency-key",
            Kind::Text,
            "A server that has seen the key answers as it did before.",
        ),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.add_order();
    if let Some(value) = arguments.optional::<String>("idempotency-key")? {
        call = call.idempotency_key(value);
    }
    Ok(PreparedCall::of(call))
}
