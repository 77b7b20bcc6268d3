// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `add-refund`: `addRefund`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-refund",
    about: "Add a refund.",
    long_about: "Add a refund.\n\nPOST /refunds",
    flags: &[Flag::new("x-refund", Kind::Format("uuid"), "").required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.add_refund(arguments.required("x-refund")?)))
}
