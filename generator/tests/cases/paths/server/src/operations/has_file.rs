// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `hasFile`: `HEAD /files/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `hasFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HasFileRequest {
    pub id: i64,
}

/// The required fields of [`HasFileRequest`].
#[derive(Debug)]
pub struct HasFileRequestRequired {
    pub id: i64,
}

record::implement! {
    HasFileRequest from HasFileRequestRequired {
        required(id);
    }
}

impl HasFileRequest {
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
pub struct HasFileResponse {}

impl HasFileResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `hasFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum HasFileFailure {}

impl HasFileFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `hasFile`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = HasFileRequest::decode(id)?;
    match Api::has_file(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
