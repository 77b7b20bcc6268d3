// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `add-contact`: `addContact`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-contact",
    about: "POST /contacts",
    long_about: "POST /contacts",
    flags: &[
        Flag::new("name", Kind::Text, "").field("name").required(),
        Flag::new("mail", Kind::Text, "").field("mail"),
        Flag::new("phone", Kind::Text, "").field("phone"),
        Flag::new("password", Kind::Text, "").field("password"),
        Flag::new("password-again", Kind::Text, "").field("passwordAgain"),
        Flag::new("labels", Kind::Text, "").field("labels").list(),
        Flag::new("level", Kind::Any, "").field("level"),
        Flag::new("home", Kind::Json, "").field("home"),
        Flag::new("friends", Kind::Json, "").field("friends").list(),
        Flag::new("options", Kind::Json, "").field("options"),
        Flag::new("prefix", Kind::Any, "").field("prefix"),
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
    Ok(Prepared::of(client.add_contact(given.body()?)))
}
