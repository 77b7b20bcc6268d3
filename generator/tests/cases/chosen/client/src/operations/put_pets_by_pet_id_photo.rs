// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `put_pets_by_pet_id_photo`: `PUT /pets/{petId}/photo`.

use http::Method;

use crate::client::Client;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
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

impl Documented for PutPetsByPetIdPhotoFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PutPetsByPetIdPhotoFailure);
