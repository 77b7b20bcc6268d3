// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `add-vehicle`: `addVehicle`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "add-vehicle",
    about: "POST /vehicles",
    long_about: "POST /vehicles",
    flags: &[
        Flag::new("plate", Kind::Text, "That of the truck.").field("plate").required(),
        Flag::new("color", Kind::OneOf(&["red", "blue"]), "").field("color").required(),
        Flag::new("owner", Kind::Json, "").field("owner"),
        Flag::new("trailer", Kind::Json, "").field("trailer"),
        Flag::new("weight", Kind::Number, "").field("weight").required(),
        Flag::new("unit", Kind::Text, "What the weight is told in. [default: kg]")
            .field("unit"),
        Flag::new("next", Kind::Json, "").field("next"),
        Flag::new("load", Kind::Json, "What it carries.").field("load"),
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
    Ok(PreparedCall::of(client.add_vehicle(arguments.body()?)))
}
