// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `putFile`: `PUT /v1/files/{name}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `putFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutFileRequest {
    pub name: String,
}

/// The required fields of [`PutFileRequest`].
#[derive(Debug)]
pub struct PutFileRequestRequired {
    pub name: String,
}

record::implement! {
    PutFileRequest from PutFileRequestRequired {
        required(name);
    }
}

impl PutFileRequest {
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

/// `204`: kept.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PutFileResponse {}

impl PutFileResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `putFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutFileFailure {}

impl PutFileFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putFile`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    name: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutFileRequest::decode(name)?;
    match Api::put_file(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
