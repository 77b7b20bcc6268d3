// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `put_pets_by_pet_id_photo`: `PUT /pets/{petId}/photo`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `put_pets_by_pet_id_photo`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutPetsByPetIdPhotoRequest {
    pub pet_id: i64,
    /// The body.
    pub body: ByteStream,
}

/// The required fields of [`PutPetsByPetIdPhotoRequest`].
#[derive(Debug)]
pub struct PutPetsByPetIdPhotoRequestRequired {
    pub pet_id: i64,
    /// The body.
    pub body: ByteStream,
}

record::implement! {
    PutPetsByPetIdPhotoRequest from PutPetsByPetIdPhotoRequestRequired {
        required(pet_id);
        required(body);
    }
}

impl PutPetsByPetIdPhotoRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode<B: byte_body::Coming>(
        parts: &Parts,
        pet_id: &str,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let body = byte_body::stream(parts, body, body_limit, "image/png")?;
        let mut violations = Violations::new();
        let pet_id = path::parameter("petId", pet_id, &mut violations)
            .required(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let body = byte_body::required(body, &mut violations);
        let (Some(pet_id), Some(body), true) = (pet_id, body, violations.is_empty())
        else {
            return Err(violations.into());
        };
        Ok(Self { pet_id, body })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PutPetsByPetIdPhotoResponse {}

impl PutPetsByPetIdPhotoResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `put_pets_by_pet_id_photo`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutPetsByPetIdPhotoFailure {}

impl PutPetsByPetIdPhotoFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `put_pets_by_pet_id_photo`. The common headers are set if
/// it returns.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    pet_id: &str,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutPetsByPetIdPhotoRequest::decode(parts, pet_id, body, body_limit)?;
    match Api::put_pets_by_pet_id_photo(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
