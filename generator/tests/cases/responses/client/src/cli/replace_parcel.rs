// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `replace-parcel`: `replaceParcel`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "replace-parcel",
    about: "One success, of any status.",
    long_about: "One success, of any status.\n\nPUT /parcels/{id}",
    flags: &[Flag::new("id", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.replace_parcel(given.required::<String>("id")?)))
}
