// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! `match`: `match`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
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

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.r#match(arguments.required("type")?);
    if let Some(value) = arguments.optional::<String>("self")? {
        call = call.self_(value);
    }
    if let Some(value) = arguments.optional::<String>("x-y")? {
        call = call.x_y(value);
    }
    if let Some(value) = arguments.optional::<String>("query")? {
        call = call.query_(value);
    }
    if let Some(value) = arguments.optional("send")? {
        call = call.send_(value);
    }
    if let Some(value) = arguments.optional("decode")? {
        call = call.decode_(value);
    }
    Ok(PreparedCall::of(call))
}
