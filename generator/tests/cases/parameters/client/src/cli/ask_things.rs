// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `ask-things`: `askThings`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "ask-things",
    about: "OPTIONS /things",
    long_about: "OPTIONS /things",
    flags: &[Flag::new("flags", Kind::Boolean, "").required().list()],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.ask_things(given.required("flags")?)))
}
