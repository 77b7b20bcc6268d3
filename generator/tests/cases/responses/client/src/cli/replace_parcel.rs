// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `replace-parcel`: `replaceParcel`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "replace-parcel",
    about: "One success, of any status.",
    long_about: "One success, of any status.\n\nPUT /parcels/{id}",
    flags: &[Flag::new("id", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.replace_parcel(arguments.required::<String>("id")?)))
}
