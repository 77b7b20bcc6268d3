// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `add-vehicle`: `addVehicle`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
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
        help: "(JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.add_vehicle(given.body()?)))
}
