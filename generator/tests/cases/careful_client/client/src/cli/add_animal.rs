// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `add-animal`: `addAnimal`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-animal",
    about: "POST /animals",
    long_about: "POST /animals",
    flags: &[
        Flag::new("name", Kind::Text, "").field("name").required(),
        Flag::new("food", Kind::Json, "").field("food").required(),
    ],
    body: Some(Body {
        help: "(JSON, @FILE, or - for standard input; options override its fields)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.add_animal(arguments.body()?)))
}
