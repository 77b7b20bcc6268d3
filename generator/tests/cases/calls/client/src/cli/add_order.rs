// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `add-order`: `addOrder`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
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

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.add_order();
    if let Some(value) = given.optional::<String>("idempotency-key")? {
        call = call.idempotency_key(value);
    }
    Ok(Prepared::of(call))
}
