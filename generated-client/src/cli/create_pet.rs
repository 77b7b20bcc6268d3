// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `pets create`: `createPet`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "create",
    about: "Add an animal.",
    long_about: "Add an animal.\n\nAdds a new animal and returns it with the identifier that the service assigned.\n\nPOST /v1/pets",
    flags: &[
        Flag::new("name", Kind::Text, "The animal's name.").field("name").required(),
        Flag::new(
                "category-id",
                Kind::INT64,
                "Identifier of the category the animal belongs to.",
            )
            .field("categoryId")
            .required(),
        Flag::new(
                "status",
                Kind::OneOf(&["available", "pending", "sold"]),
                "Availability status. Where it is omitted, the animal is `available`. [default: available]",
            )
            .field("status"),
    ],
    body: Some(Body {
        help: "The animal to add. (JSON, @FILE, or - for the standard input; flags go before its fields)",
        is_required: true,
        media_types: &["application/json"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.create_pet(given.body()?)))
}
