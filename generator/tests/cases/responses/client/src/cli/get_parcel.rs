// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `get-parcel`: `getParcel`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-parcel",
    about: "Nothing is known but `default`.",
    long_about: "Nothing is known but `default`.\n\nGET /parcels/{id}",
    flags: &[Flag::new("id", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.get_parcel(arguments.required::<String>("id")?)))
}
