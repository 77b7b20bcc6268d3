// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `get-parcel`: `getParcel`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-parcel",
    about: "Nothing is known but `default`.",
    long_about: "Nothing is known but `default`.\n\nGET /parcels/{id}",
    flags: &[Flag::new("id", Kind::Text, "").argument().required()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.get_parcel(given.required::<String>("id")?)))
}
