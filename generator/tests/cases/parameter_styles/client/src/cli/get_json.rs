// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-json`: `getJson`.

use crate::client::Client;
use crate::operations::GetJsonRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-json",
    about: "GET /json/{color}",
    long_about: "GET /json/{color}",
    flags: &[
        Flag::new("color", Kind::Json, "").required(),
        Flag::new("filter", Kind::Json, "").required(),
        Flag::new("word", Kind::Text, ""),
        Flag::new("x-words", Kind::Text, "").list(),
        Flag::new("x-word", Kind::Text, ""),
        Flag::new("day", Kind::Format("date"), "").list(),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client
        .get_json(GetJsonRequired {
            color: arguments.required("color")?,
            filter: arguments.required("filter")?,
        });
    if let Some(value) = arguments.optional::<String>("word")? {
        call = call.word(value);
    }
    if let Some(value) = arguments.optional::<Vec<String>>("x-words")? {
        call = call.x_words(value);
    }
    if let Some(value) = arguments.optional::<String>("x-word")? {
        call = call.x_word(value);
    }
    if let Some(value) = arguments.optional::<Vec<_>>("day")? {
        call = call.day(value);
    }
    Ok(PreparedCall::of(call))
}
