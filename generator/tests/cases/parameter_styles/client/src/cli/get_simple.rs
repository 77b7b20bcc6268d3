// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-simple`: `getSimple`.

use crate::client::Client;
use crate::operations::get_simple::GetSimpleRequired;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
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

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client
        .get_simple(GetSimpleRequired {
            word: given.required("word")?,
            words: given.required("words")?,
            color: given.required("color")?,
        });
    if let Some(value) = given.optional("pairs")? {
        call = call.pairs(value);
    }
    if let Some(value) = given.optional("x-words")? {
        call = call.x_words(value);
    }
    if let Some(value) = given.optional("x-color")? {
        call = call.x_color(value);
    }
    Ok(Prepared::of(call))
}
