// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `put-list`: `putList`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-list",
    about: "PUT /lists",
    long_about: "PUT /lists",
    flags: &[Flag::new("names", Kind::Text, "").field("names").required().list()],
    body: Some(Body {
        help: "(JSON, which is sent as XML, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["application/xml", "text/csv"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.media_type() {
        Some("text/csv") => client.put_list_as_csv(given.text()?),
        _ => client.put_list(given.body()?),
    };
    Ok(Prepared::of(call))
}
