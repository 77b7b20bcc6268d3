// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `deletePhoto`: `DELETE /v1/pets/{id}/photo`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::alternatives::Alternatives;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `deletePhoto`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeletePhotoRequest {
    pub id: i64,
}

/// The required fields of [`DeletePhotoRequest`].
#[derive(Debug)]
pub struct DeletePhotoRequestRequired {
    pub id: i64,
}

record::implement! {
    DeletePhotoRequest from DeletePhotoRequestRequired {
        required(id);
    }
}

impl DeletePhotoRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let id = path::parameter("id", id, &mut violations)
            .required(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let (Some(id), true) = (id, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { id })
    }
}

/// `204`: deleted.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct DeletePhotoResponse {}

impl DeletePhotoResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `deletePhoto`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum DeletePhotoFailure {}

impl DeletePhotoFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `deletePhoto`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = self::authenticate(api, parts).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = DeletePhotoRequest::decode(id)?;
    match Api::delete_photo(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Authenticates the caller with the first valid alternative.
async fn authenticate<A: Api>(api: &A, parts: &Parts) -> Result<A::Caller, Rejection> {
    let mut alternatives = Alternatives::new(
        "Bearer, Basic realm=\"api\", charset=\"UTF-8\"",
    );
    match pipeline::owner(api, parts, &["write"]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match pipeline::login(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    Err(alternatives.into_rejection())
}
