// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `pets get`: `getPet`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get",
    about: "Get an animal. (deprecated)",
    long_about: "Get an animal.\n\nReturns one animal by its identifier.\n\nThis operation is deprecated and will be removed on 5 December 2030. Use `GET /pets` with the\n`status` filter instead.\n\nEvery response carries the headers `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and a `Link` to the\nreplacement.\n\nDeprecated: to be removed on 2030-12-05; use list_pets.\n\nGET /v1/pets/{petId}",
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
fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(PreparedCall::of(client.get_pet(arguments.required("pet-id")?)))
}
