// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-exploded`: `getExploded`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
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

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.get_exploded(arguments.required("color")?);
    if let Some(value) = arguments.optional("x-color")? {
        call = call.x_color(value);
    }
    if let Some(value) = arguments.optional("cookie-color")? {
        call = call.cookie_color(value);
    }
    if let Some(value) = arguments.optional::<Vec<String>>("shades")? {
        call = call.shades(value);
    }
    if let Some(value) = arguments.optional::<Vec<String>>("words")? {
        call = call.words(value);
    }
    if let Some(value) = arguments.optional::<Vec<_>>("filters")? {
        call = call.filters(value);
    }
    if let Some(value) = arguments.optional::<Vec<_>>("x-filters")? {
        call = call.x_filters(value);
    }
    Ok(PreparedCall::of(call))
}
