// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `add-pet`: `addPet`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-pet",
    about: "POST /pets",
    long_about: "POST /pets",
    flags: &[
        Flag::new("name", Kind::Text, "").field("name").required(),
        Flag::new("kind", Kind::OneOf(&["cat", "dog"]), "").field("kind").required(),
        Flag::new("owner", Kind::Json, "").field("owner"),
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
    Ok(PreparedCall::of(client.add_pet(arguments.body()?)))
}
