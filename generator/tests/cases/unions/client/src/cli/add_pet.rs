// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
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
        Flag::new("pet", Kind::Any, "").field("pet").required(),
        Flag::new("id", Kind::Any, "").field("id").required(),
        Flag::new("shape", Kind::Any, "").field("shape"),
        Flag::new("event", Kind::Any, "").field("event"),
        Flag::new("tree", Kind::Any, "").field("tree"),
        Flag::new("animal", Kind::Any, "").field("animal"),
        Flag::new("vehicle", Kind::Any, "").field("vehicle"),
        Flag::new("job", Kind::Any, "").field("job"),
        Flag::new("store", Kind::Any, "").field("store"),
        Flag::new("perhaps", Kind::Json, "").field("perhaps"),
        Flag::new("mode", Kind::Any, "").field("mode"),
        Flag::new("single", Kind::Json, "").field("single"),
        Flag::new("name", Kind::Any, "A name, or several.").field("name"),
        Flag::new("contact", Kind::Any, "").field("contact"),
        Flag::new("when", Kind::Any, "").field("when"),
        Flag::new("either", Kind::Any, "").field("either"),
        Flag::new("words", Kind::Any, "").field("words"),
        Flag::new("level", Kind::Any, "").field("level"),
        Flag::new("model", Kind::Any, "").field("model"),
        Flag::new("source", Kind::Any, "").field("source"),
        Flag::new("address", Kind::Any, "").field("address"),
        Flag::new("link", Kind::Any, "").field("link"),
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
