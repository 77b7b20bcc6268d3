// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `put-pets-by-pet-id-photo`: `put_pets_by_pet_id_photo`.

use crate::client::Client;
use crate::operations::put_pets_by_pet_id_photo::PutPetsByPetIdPhotoRequired;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-pets-by-pet-id-photo",
    about: "PUT /pets/{petId}/photo (deprecated)",
    long_about: "Deprecated.\n\nPUT /pets/{petId}/photo",
    flags: &[Flag::new("pet-id", Kind::INT64, "").argument().required()],
    body: Some(Body {
        help: "(Bytes, @FILE, or - for the standard input)",
        is_required: true,
        media_types: &["image/png"],
    }),
    is_paged: false,
    call,
};

#[expect(deprecated)]
fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(
        Prepared::of(
            client
                .put_pets_by_pet_id_photo(PutPetsByPetIdPhotoRequired {
                    pet_id: given.required("pet-id")?,
                    body: given.bytes()?.into(),
                }),
        ),
    )
}
