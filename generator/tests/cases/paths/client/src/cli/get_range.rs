// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `get-range`: `getRange`.

use crate::client::Client;
use crate::operations::GetRangeRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-range",
    about: "GET /v{version}/range({from}:{to})/x",
    long_about: "GET /v{version}/range({from}:{to})/x",
    flags: &[
        Flag::new("path-version", Kind::INT64, "").argument_named("version").required(),
        Flag::new("from", Kind::Number, "").argument().required(),
        Flag::new("to", Kind::Number, "").argument().required(),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(
        PreparedCall::of(
            client
                .get_range(GetRangeRequired {
                    version: arguments.required("path-version")?,
                    from_: arguments.required("from")?,
                    to: arguments.required("to")?,
                }),
        ),
    )
}
