// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `add-pet`: `addPet`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-pet",
    about: "POST /pets",
    long_about: "POST /pets",
    flags: &[
        Flag::new("name", Kind::Text, "").field("name").required(),
        Flag::new("kind", Kind::OneOf(&["cat", "dog"]), "").field("kind").required(),
        Flag::new("owner", Kind::Json, "").field("owner"),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.add_pet(given.body()?)))
}
