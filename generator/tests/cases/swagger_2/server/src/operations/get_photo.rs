// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `getPhoto`: `GET /v1/pets/{id}/photo`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::GetPhotoOkBody;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{negotiation, parameter, path, record, response};
use crate::traits::CommonHeaders;
use crate::types::failure_type::FailureType;

/// The request of `getPhoto`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPhotoRequest {
    pub id: i64,
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: GetPhotoAccept,
}

/// The required fields of [`GetPhotoRequest`].
#[derive(Debug)]
pub struct GetPhotoRequestRequired {
    pub id: i64,
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: GetPhotoAccept,
}

record::implement! {
    GetPhotoRequest from GetPhotoRequestRequired {
        required(id);
        required(accept);
    }
}

/// A response media type of `getPhoto`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GetPhotoAccept {
    /// `image/jpeg`.
    Jpeg,
    /// `image/png`.
    Png,
}

impl GetPhotoRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts, id: &str) -> Result<Self, Rejection> {
        let accept = match negotiation::best(&parts.headers, "image/jpeg, image/png")? {
            0 => GetPhotoAccept::Jpeg,
            _ => GetPhotoAccept::Png,
        };
        let mut violations = Violations::new();
        let id = path::parameter("id", id, &mut violations)
            .required(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let Some(id) = id else {
            return Err(Rejection::NotFound);
        };
        violations.into_result()?;
        Ok(Self { id, accept })
    }
}

/// `200`: the photo.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPhotoResponse {
    /// The body.
    pub body: GetPhotoOkBody,
}

impl From<GetPhotoOkBody> for GetPhotoResponse {
    fn from(body: GetPhotoOkBody) -> Self {
        Self { body }
    }
}

impl GetPhotoResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        self.body.encode(into, StatusCode::OK)
    }
}

/// The errors of `getPhoto`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetPhotoFailure {
    /// `404`: there is none.
    NotFound(FailureType),
}

impl GetPhotoFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotFound(body) => response::json(into, StatusCode::NOT_FOUND, &body),
        }
    }
}

/// Handles a request to `getPhoto`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::key(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = GetPhotoRequest::decode(parts, id)?;
    match Api::get_photo(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
