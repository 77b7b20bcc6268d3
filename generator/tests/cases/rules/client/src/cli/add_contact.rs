// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `add-contact`: `addContact`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
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
        help: "(JSON, @FILE, or - for standard input; options override its fields)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.add_contact(arguments.body()?)))
}
