// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `get-range`: `getRange`.

use crate::client::Client;
use crate::operations::get_range::GetRangeRequired;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-range",
    about: "GET /v{version}/range({from}:{to})/x",
    long_about: "GET /v{version}/range({from}:{to})/x",
    flags: &[
        Flag::new("path-version", Kind::INT64, "").argument().required(),
        Flag::new("from", Kind::Number, "").argument().required(),
        Flag::new("to", Kind::Number, "").argument().required(),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(
        Prepared::of(
            client
                .get_range(GetRangeRequired {
                    version: given.required("path-version")?,
                    from_: given.required("from")?,
                    to: given.required("to")?,
                }),
        ),
    )
}
