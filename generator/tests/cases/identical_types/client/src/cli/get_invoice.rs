// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `get-invoice`: `getInvoice`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-invoice",
    about: "GET /invoices/{id}",
    long_about: "GET /invoices/{id}",
    flags: &[
        Flag::new("id", Kind::INT64, "").argument().required(),
        Flag::new("country", Kind::OneOf(&["de", "fr"]), "[default: de]"),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.get_invoice(arguments.required("id")?);
    if let Some(value) = arguments.optional("country")? {
        call = call.country(value);
    }
    Ok(PreparedCall::of(call))
}
