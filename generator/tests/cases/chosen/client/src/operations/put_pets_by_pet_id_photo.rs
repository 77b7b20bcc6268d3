// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `put_pets_by_pet_id_photo`: `PUT /pets/{petId}/photo`.

use http::Method;

use crate::client::Client;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

/// The required inputs of `put_pets_by_pet_id_photo`.
#[derive(Clone, Debug)]
pub struct PutPetsByPetIdPhotoRequired {
    pub pet_id: i64,
    /// The body.
    pub body: ByteStream,
}

impl Client {
    /// `put_pets_by_pet_id_photo`.
    ///
    /// `PUT /pets/{petId}/photo`
    #[deprecated]
    pub fn put_pets_by_pet_id_photo(
        &self,
        required: PutPetsByPetIdPhotoRequired,
    ) -> Call<PutPetsByPetIdPhoto> {
        let PutPetsByPetIdPhotoRequired { pet_id, body } = required;
        Call::new(
                &self.shared,
                Method::PUT,
                Path::from("/pets/").parameter("petId", pet_id).text("/photo"),
            )
            .bytes("image/png", body)
    }
}

/// The operation `put_pets_by_pet_id_photo`.
#[derive(Debug)]
pub enum PutPetsByPetIdPhoto {}

impl Operation for PutPetsByPetIdPhoto {
    type Success = Reply<()>;

    type Failure = PutPetsByPetIdPhotoFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `put_pets_by_pet_id_photo`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutPetsByPetIdPhotoFailure {}

documented::implement! {
    PutPetsByPetIdPhotoFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-pets-by-pet-id-photo`.

    use crate::client::Client;
    use crate::operations::put_pets_by_pet_id_photo::PutPetsByPetIdPhotoRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
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
}
