// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `ask-things`: `askThings`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "ask-things",
    about: "OPTIONS /things",
    long_about: "OPTIONS /things",
    flags: &[Flag::new("flags", Kind::Boolean, "").required().list()],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.ask_things(arguments.required::<Vec<_>>("flags")?)))
}
