// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-label`: `getLabel`.

use crate::client::Client;
use crate::operations::get_label::GetLabelRequired;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-label",
    about: "GET /label/{word}/{words}/{color}",
    long_about: "GET /label/{word}/{words}/{color}",
    flags: &[
        Flag::new("word", Kind::Text, "").argument().required(),
        Flag::new("words", Kind::Text, "").required().list(),
        Flag::new("color", Kind::Json, "").required(),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(
        Prepared::of(
            client
                .get_label(GetLabelRequired {
                    word: given.required("word")?,
                    words: given.required("words")?,
                    color: given.required("color")?,
                }),
        ),
    )
}
