// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-exploded`: `getExploded`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-exploded",
    about: "GET /exploded/{color}",
    long_about: "GET /exploded/{color}",
    flags: &[
        Flag::new("color", Kind::Json, "").required(),
        Flag::new("x-color", Kind::Json, ""),
        Flag::new("cookie-color", Kind::Json, ""),
        Flag::new("shades", Kind::Text, "").list(),
        Flag::new("words", Kind::Text, "").list(),
        Flag::new("filters", Kind::Json, "").list(),
        Flag::new("x-filters", Kind::Json, "").list(),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let mut call = client.get_exploded(given.required("color")?);
    if let Some(value) = given.optional("x-color")? {
        call = call.x_color(value);
    }
    if let Some(value) = given.optional("cookie-color")? {
        call = call.cookie_color(value);
    }
    if let Some(value) = given.optional("shades")? {
        call = call.shades(value);
    }
    if let Some(value) = given.optional("words")? {
        call = call.words(value);
    }
    if let Some(value) = given.optional("filters")? {
        call = call.filters(value);
    }
    if let Some(value) = given.optional("x-filters")? {
        call = call.x_filters(value);
    }
    Ok(Prepared::of(call))
}
