// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `getPet`: `GET /v1/pets/{petId}`.

use http::request::Parts;
use http::{HeaderMap, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::responses::service_unavailable::ServiceUnavailable;
use crate::responses::too_many_requests::TooManyRequests;
use crate::runtime::body::Body;
use crate::runtime::record;
use crate::runtime::schema::Schema;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{failure, header, parameter, path, response};
use crate::runtime::violation::Violations;
use crate::traits::CommonHeaders;
use crate::types::error::Error;
use crate::types::pet::Pet;

/// The request of `getPet`.
///
/// Created from [`GetPetRequestRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPetRequest {
    /// Identifier of the animal to fetch.
    pub pet_id: i64,
}

/// The required fields of [`GetPetRequest`].
#[derive(Debug)]
pub struct GetPetRequestRequired {
    /// Identifier of the animal to fetch.
    pub pet_id: i64,
}

record::implement! {
    GetPetRequest from GetPetRequestRequired {
        required(pet_id);
    }
}

impl GetPetRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(pet_id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let pet_id = path::parameter("petId", pet_id, &mut violations)
            .required(&mut violations, &Schema::Integer(&[]), parameter::integer);
        let Some(pet_id) = pet_id else {
            return Err(Rejection::NotFound);
        };
        violations.into_result()?;
        Ok(Self { pet_id })
    }
}

/// `200`: The animal.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPetResponse {
    /// The body.
    pub body: Pet,
}

impl<T: Into<Pet>> From<T> for GetPetResponse {
    fn from(body: T) -> Self {
        Self { body: body.into() }
    }
}

impl GetPetResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `getPet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetPetFailure {
    /// `401`: Missing or invalid API key.
    Unauthorized(Error),
    /// `404`: The resource could not be found.
    NotFound(Error),
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
    GetPetFailure {
        TooManyRequests(TooManyRequests);
        ServiceUnavailable(ServiceUnavailable);
    }
}

impl GetPetFailure {
    pub(crate) fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unauthorized(body) => {
                response::json(into, StatusCode::UNAUTHORIZED, &body)
            }
            Self::NotFound(body) => response::json(into, StatusCode::NOT_FOUND, &body),
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

/// Handles a request to `getPet`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    pet_id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::api_key(api, parts).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = GetPetRequest::decode(pet_id)?;
    match Api::get_pet(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Adds the headers `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` to the successor
/// (RFC 5829).
pub(crate) fn announce(headers: &mut HeaderMap) {
    header::append!(headers, "deprecation", "@1795132800");
    header::append!(headers, "sunset", "Thu, 05 Dec 2030 00:00:00 GMT");
    header::append!(headers, "link", "</v1/pets>; rel=\"successor-version\"");
}
