// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-simple`: `getSimple`.

use crate::client::Client;
use crate::operations::GetSimpleRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-simple",
    about: "GET /simple/{word}/{words}/{color}",
    long_about: "GET /simple/{word}/{words}/{color}",
    flags: &[
        Flag::new("word", Kind::Text, "").argument().required(),
        Flag::new("words", Kind::Text, "").required().list(),
        Flag::new("color", Kind::Json, "").required(),
        Flag::new("pairs", Kind::Json, ""),
        Flag::new("x-words", Kind::Text, "").list(),
        Flag::new("x-color", Kind::Json, ""),
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
        .get_simple(GetSimpleRequired {
            word: arguments.required("word")?,
            words: arguments.required("words")?,
            color: arguments.required("color")?,
        });
    if let Some(value) = arguments.optional("pairs")? {
        call = call.pairs(value);
    }
    if let Some(value) = arguments.optional::<Vec<String>>("x-words")? {
        call = call.x_words(value);
    }
    if let Some(value) = arguments.optional("x-color")? {
        call = call.x_color(value);
    }
    Ok(PreparedCall::of(call))
}
