// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `put-shelf`: `putShelf`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-shelf",
    about: "JSON, XML and a form of the same schema.",
    long_about: "JSON, XML and a form of the same schema.\n\nPUT /shelves/{id}",
    flags: &[
        Flag::new("id", Kind::Text, "").argument().required(),
        Flag::new("name", Kind::Text, "").field("name"),
        Flag::new("owner", Kind::Json, "Who has it.").field("owner"),
        Flag::new("counts", Kind::Json, "").field("counts"),
        Flag::new("notes", Kind::Json, "").field("notes"),
        Flag::new("content", Kind::Any, "").field("content"),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: false,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.has_body() {
        true => client.put_shelf(given.required::<String>("id")?).body(given.body()?),
        false => client.put_shelf(given.required::<String>("id")?),
    };
    Ok(Prepared::of(call))
}
