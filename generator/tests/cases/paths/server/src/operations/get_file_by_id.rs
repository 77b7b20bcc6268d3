// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getFileById`: `GET /files/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `getFileById`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetFileByIdRequest {
    pub id: i64,
}

/// The required fields of [`GetFileByIdRequest`].
#[derive(Debug)]
pub struct GetFileByIdRequestRequired {
    pub id: i64,
}

record::implement! {
    GetFileByIdRequest from GetFileByIdRequestRequired {
        required(id);
    }
}

impl GetFileByIdRequest {
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

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetFileByIdResponse {}

impl GetFileByIdResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getFileById`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetFileByIdFailure {}

impl GetFileByIdFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getFileById`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetFileByIdRequest::decode(id)?;
    match Api::get_file_by_id(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
