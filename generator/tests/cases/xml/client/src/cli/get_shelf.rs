// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `get-shelf`: `getShelf`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-shelf",
    about: "JSON or XML of the same schema.",
    long_about: "JSON or XML of the same schema.\n\nGET /shelves/{id}",
    flags: &[
        Flag::new("id", Kind::Text, "").argument().required(),
        Flag::accept("accept", &["application/json", "application/xml", "text/xml"]),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.get_shelf(arguments.required::<String>("id")?)))
}
