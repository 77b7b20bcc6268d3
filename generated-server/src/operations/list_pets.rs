// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `listPets`: `GET /v1/pets`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::responses::service_unavailable::ServiceUnavailable;
use crate::responses::too_many_requests::TooManyRequests;
use crate::runtime::body::Body;
use crate::runtime::record;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{failure, header, parameter, query, response};
use crate::runtime::violation::Violations;
use crate::traits::CommonHeaders;
use crate::types::error::Error;
use crate::types::pet_status::PetStatus;
use crate::types::pets::Pets;
use crate::{pipeline, schemas};

/// The request of `listPets`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPetsRequest {
    /// Maximum number of animals to return.
    ///
    /// `1..=100`.
    pub limit: i64,
    /// Return only the animals with this status.
    pub status: Option<PetStatus>,
    /// The start of the page: a value from the `Link` header of the previous page.
    ///
    /// The value is opaque. Without it, the first page is returned.
    ///
    /// Pattern `^[0-9a-f]{16}$`.
    pub cursor: Option<String>,
}

record::implement! {
    ListPetsRequest: Default {
        default(limit: i64 = 20);
        optional(status: PetStatus);
        optional(cursor: String);
    }
}

impl ListPetsRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [limit, status, cursor] = query::read(
            parts.uri.query(),
            ["limit", "status", "cursor"],
            &mut violations,
        );
        let limit = limit
            .optional(&mut violations, &schemas::LIST_PETS_LIMIT, parameter::integer);
        let status = status
            .optional(&mut violations, &schemas::PET_STATUS, parameter::choice);
        let cursor = cursor
            .optional(&mut violations, &schemas::LIST_PETS_CURSOR, parameter::text);
        violations.into_result()?;
        Ok(Self {
            limit: limit.unwrap_or(20),
            status,
            cursor,
        })
    }
}

/// `200`: A page of animals.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPetsResponse {
    /// The body.
    pub body: Pets,
    /// The next page, as a link with `rel="next"` (RFC 8288). It is absent from the last page.
    ///
    /// The target is a relative reference, resolved against the URL of the request. It includes the `limit`
    /// and `status` of the request.
    pub link: Option<String>,
}

record::implement! {
    ListPetsResponse {
        required(body);
        optional(link: String);
    }
}

impl<T: Into<Pets>> From<T> for ListPetsResponse {
    fn from(body: T) -> Self {
        Self {
            body: body.into(),
            link: None,
        }
    }
}

impl ListPetsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        header::write_some!(into.headers_mut(), "link", self.link);
        Ok(())
    }
}

/// The errors of `listPets`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListPetsFailure {
    /// `400`: A parameter is invalid, or the body is missing required fields or
    /// contains invalid values.
    BadRequest(Error),
    /// `401`: Missing or invalid API key.
    Unauthorized(Error),
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
    ListPetsFailure {
        TooManyRequests(TooManyRequests);
        ServiceUnavailable(ServiceUnavailable);
    }
}

impl ListPetsFailure {
    pub(crate) fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::BadRequest(body) => {
                response::json(into, StatusCode::BAD_REQUEST, &body)
            }
            Self::Unauthorized(body) => {
                response::json(into, StatusCode::UNAUTHORIZED, &body)
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

/// Handles a request to `listPets`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::api_key(api, parts).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = ListPetsRequest::decode(parts)?;
    match Api::list_pets(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
