// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `get-report`: `getReport`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-report",
    about: "A report, of the media type that is asked for.",
    long_about: "A report, of the media type that is asked for.\n\nGET /reports",
    flags: &[
        Flag::new("query-accept", Kind::Text, ""),
        Flag::accept("accept", &["application/json", "text/csv", "image/*"]),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.get_report();
    if let Some(value) = arguments.optional::<String>("query-accept")? {
        call = call.accept_(value);
    }
    Ok(PreparedCall::of(call))
}
