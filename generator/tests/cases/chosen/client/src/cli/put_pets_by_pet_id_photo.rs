// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `put-pets-by-pet-id-photo`: `put_pets_by_pet_id_photo`.

use crate::client::Client;
use crate::operations::PutPetsByPetIdPhotoRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-pets-by-pet-id-photo",
    about: "PUT /pets/{petId}/photo (deprecated)",
    long_about: "Deprecated.\n\nPUT /pets/{petId}/photo",
    flags: &[Flag::new("pet-id", Kind::INT64, "").argument().required()],
    body: Some(Body {
        help: "(bytes, @FILE, or - for standard input)",
        is_required: true,
    }),
    is_paged: false,
    call,
};

#[expect(deprecated)]
fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(
        PreparedCall::of(
            client
                .put_pets_by_pet_id_photo(PutPetsByPetIdPhotoRequired {
                    pet_id: arguments.required("pet-id")?,
                    body: arguments.bytes()?.into(),
                }),
        ),
    )
}
