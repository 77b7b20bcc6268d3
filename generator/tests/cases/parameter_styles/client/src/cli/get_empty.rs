// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get`: `getEmpty`.

use crate::client::Client;
use crate::operations::GetEmptyRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get",
    about: "Required values that are sent as nothing.",
    long_about: "Required values that are sent as nothing.\n\nGET /empty",
    flags: &[
        Flag::new("options", Kind::Json, "").required(),
        Flag::new("nested", Kind::Json, "").required(),
        Flag::new("words", Kind::Text, "").required().list(),
        Flag::new("commas", Kind::INT64, "").required().list(),
        Flag::new("days", Kind::Format("date"), "").required().list(),
        Flag::new("x-words", Kind::Text, "").required().list(),
        Flag::new("x-range", Kind::Json, "").required(),
        Flag::new("x-word", Kind::Text, "").required(),
        Flag::new("shades", Kind::Text, "").required().list(),
        Flag::new("none", Kind::Json, ""),
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
        .get_empty(GetEmptyRequired {
            options: arguments.required("options")?,
            nested: arguments.required("nested")?,
            words: arguments.required("words")?,
            commas: arguments.required("commas")?,
            days: arguments.required("days")?,
            x_words: arguments.required("x-words")?,
            x_range: arguments.required("x-range")?,
            x_word: arguments.required("x-word")?,
            shades: arguments.required("shades")?,
        });
    if let Some(value) = arguments.optional("none")? {
        call = call.none(value);
    }
    Ok(PreparedCall::of(call))
}
