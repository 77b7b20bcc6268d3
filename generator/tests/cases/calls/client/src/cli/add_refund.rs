// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `add-refund`: `addRefund`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-refund",
    about: "Add a refund.",
    long_about: "Add a refund.\n\nPOST /refunds",
    flags: &[Flag::new("x-refund", Kind::Format("uuid"), "").required()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.add_refund(given.required("x-refund")?)))
}
