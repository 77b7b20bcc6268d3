// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! `match`: `match`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "match",
    about: "Ends with a backslash \\",
    long_about: "Ends with a backslash \\\n\n*/ #[doc = \"x\"] `` ` ``\n\nGET /type/{type}",
    flags: &[
        Flag::new("type", Kind::OneOf(&["app", "sms/voice", "3rd", "self"]), "")
            .argument()
            .required(),
        Flag::new("self", Kind::Text, ""),
        Flag::new("x-y", Kind::Text, "[default: a\"b]"),
        Flag::new("query", Kind::Text, ""),
        Flag::new("send", Kind::Boolean, ""),
        Flag::new("decode", Kind::Boolean, ""),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.r#match(given.required("type")?);
    if let Some(value) = given.optional::<String>("self")? {
        call = call.self_(value);
    }
    if let Some(value) = given.optional::<String>("x-y")? {
        call = call.x_y(value);
    }
    if let Some(value) = given.optional::<String>("query")? {
        call = call.query_(value);
    }
    if let Some(value) = given.optional("send")? {
        call = call.send_(value);
    }
    if let Some(value) = given.optional("decode")? {
        call = call.decode_(value);
    }
    Ok(Prepared::of(call))
}
