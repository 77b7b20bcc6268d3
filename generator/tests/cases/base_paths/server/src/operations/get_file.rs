// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `getFile`: `GET /files/{name}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `getFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetFileRequest {
    pub name: String,
}

/// The required fields of [`GetFileRequest`].
#[derive(Debug)]
pub struct GetFileRequestRequired {
    pub name: String,
}

record::implement! {
    GetFileRequest from GetFileRequestRequired {
        required(name);
    }
}

impl GetFileRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(name: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let name = path::parameter("name", name, &mut violations)
            .required(&mut violations, parameter::text);
        let (Some(name), true) = (name, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { name })
    }
}

/// `204`: empty.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetFileResponse {}

impl GetFileResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetFileFailure {}

impl GetFileFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getFile`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    name: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetFileRequest::decode(name)?;
    match Api::get_file(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
