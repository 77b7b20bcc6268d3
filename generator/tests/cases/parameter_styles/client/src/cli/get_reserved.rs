// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-reserved`: `getReserved`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-reserved",
    about: "GET /reserved",
    long_about: "GET /reserved",
    flags: &[
        Flag::new("each", Kind::Text, "").list(),
        Flag::new("commas", Kind::Text, "").list(),
        Flag::new("pipes", Kind::Text, "").list(),
        Flag::new("deep", Kind::Json, ""),
        Flag::new("pairs", Kind::Json, ""),
        Flag::new("link", Kind::Json, ""),
        Flag::new("lists", Kind::Json, "").list(),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.get_reserved();
    if let Some(value) = arguments.optional::<Vec<String>>("each")? {
        call = call.each(value);
    }
    if let Some(value) = arguments.optional::<Vec<String>>("commas")? {
        call = call.commas(value);
    }
    if let Some(value) = arguments.optional::<Vec<String>>("pipes")? {
        call = call.pipes(value);
    }
    if let Some(value) = arguments.optional("deep")? {
        call = call.deep(value);
    }
    if let Some(value) = arguments.optional("pairs")? {
        call = call.pairs(value);
    }
    if let Some(value) = arguments.optional("link")? {
        call = call.link(value);
    }
    if let Some(value) = arguments.optional::<Vec<_>>("lists")? {
        call = call.lists(value);
    }
    Ok(PreparedCall::of(call))
}
