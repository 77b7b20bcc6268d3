// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `pets get`: `getPet`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get",
    about: "Get an animal. (deprecated)",
    long_about: "Get an animal.\n\nReturns one animal by its identifier.\n\nThis operation is deprecated and is removed on 5 December 2030. Use `GET /pets` with the `status`\nfilter in its place.\n\nEvery response carries the headers `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and a `Link` to the\nreplacement.\n\nDeprecated: to be removed on 2030-12-05; use list_pets.\n\nGET /v1/pets/{petId}",
    flags: &[
        Flag::new("pet-id", Kind::INT64, "Identifier of the animal to fetch.")
            .argument()
            .required(),
    ],
    body: None,
    is_paged: false,
    call,
};

#[expect(deprecated)]
fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(Prepared::of(client.get_pet(given.required("pet-id")?)))
}
