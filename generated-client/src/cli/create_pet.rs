// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `pets create`: `createPet`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
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
                "Availability status. Defaults to `available`. [default: available]",
            )
            .field("status"),
    ],
    body: Some(Body {
        help: "The animal to add. (JSON, @FILE, or - for standard input; options override its fields)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.create_pet(arguments.body()?)))
}
