// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `createPet`: `POST /v1/pets`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::responses::service_unavailable::ServiceUnavailable;
use crate::responses::too_many_requests::TooManyRequests;
use crate::runtime::body::{Body, HttpBody};
use crate::runtime::record;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{content_coding, failure, request_body, response};
use crate::runtime::violation::Violations;
use crate::traits::CommonHeaders;
use crate::types::error::Error;
use crate::types::new_pet::NewPet;
use crate::types::pet::Pet;
use crate::{pipeline, schemas};

/// The request of `createPet`.
///
/// Created from [`CreatePetRequestRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreatePetRequest {
    /// The animal to add.
    pub body: NewPet,
}

/// The required fields of [`CreatePetRequest`].
#[derive(Debug)]
pub struct CreatePetRequestRequired {
    /// The animal to add.
    pub body: NewPet,
}

record::implement! {
    CreatePetRequest from CreatePetRequestRequired {
        required(body);
    }
}

impl CreatePetRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: HttpBody>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        content_coding::check(parts, &body)?;
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<NewPet> = request_body::decode_json(
            &bytes,
            &schemas::NEW_PET,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `201`: The new animal, with its `id`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreatePetResponse {
    /// The body.
    pub body: Pet,
}

impl<T: Into<Pet>> From<T> for CreatePetResponse {
    fn from(body: T) -> Self {
        Self { body: body.into() }
    }
}

impl CreatePetResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::CREATED, &self.body)
    }
}

/// The errors of `createPet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CreatePetFailure {
    /// `400`: A parameter is invalid, or the body is missing required fields or
    /// contains invalid values.
    BadRequest(Error),
    /// `401`: Missing or invalid API key.
    Unauthorized(Error),
    /// `413`: The body is larger than the service accepts.
    PayloadTooLarge(Error),
    /// `415`: The body is not `application/json`.
    UnsupportedMediaType(Error),
    /// `429`: Rate limit exceeded.
    TooManyRequests(TooManyRequests),
    /// `500`: The service failed.
    InternalServerError(Error),
    /// `503`: The database of the service is temporarily unavailable.
    ServiceUnavailable(ServiceUnavailable),
    /// Any other error: every error converts to a [`Rejection`].
    Rejected(Rejection),
}

failure::implement! {
    CreatePetFailure {
        TooManyRequests(TooManyRequests);
        ServiceUnavailable(ServiceUnavailable);
    }
}

impl CreatePetFailure {
    pub(crate) fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::BadRequest(body) => {
                response::json(into, StatusCode::BAD_REQUEST, &body)
            }
            Self::Unauthorized(body) => {
                response::json(into, StatusCode::UNAUTHORIZED, &body)
            }
            Self::PayloadTooLarge(body) => {
                response::json(into, StatusCode::PAYLOAD_TOO_LARGE, &body)
            }
            Self::UnsupportedMediaType(body) => {
                response::json(into, StatusCode::UNSUPPORTED_MEDIA_TYPE, &body)
            }
            Self::TooManyRequests(payload) => {
                payload.encode(into, StatusCode::TOO_MANY_REQUESTS)
            }
            Self::InternalServerError(body) => {
                response::json(into, StatusCode::INTERNAL_SERVER_ERROR, &body)
            }
            Self::ServiceUnavailable(payload) => {
                payload.encode(into, StatusCode::SERVICE_UNAVAILABLE)
            }
            Self::Rejected(rejection) => Err(rejection),
        }
    }
}

/// Handles a request to `createPet`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: HttpBody>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::api_key(api, parts).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = CreatePetRequest::decode(parts, body, body_limit).await?;
    match Api::create_pet(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
