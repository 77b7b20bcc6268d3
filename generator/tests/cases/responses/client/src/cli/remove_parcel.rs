// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `remove-parcel`: `removeParcel`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "remove-parcel",
    about: "The success is told by `default`, the failures by ranges.",
    long_about: "The success is told by `default`, the failures by ranges.\n\nDELETE /parcels/{id}",
    flags: &[Flag::new("id", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.remove_parcel(arguments.required::<String>("id")?)))
}
