// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `addFile`: `POST /files`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{constrained_body, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::file::{File, FILE_SCHEMA};
use crate::{constraints, pipeline};

/// The request of `addFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddFileRequest {
    /// The body.
    pub body: File,
}

/// The required fields of [`AddFileRequest`].
#[derive(Debug)]
pub struct AddFileRequestRequired {
    /// The body.
    pub body: File,
}

record::implement! {
    AddFileRequest from AddFileRequestRequired {
        required(body);
    }
}

impl AddFileRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<File> = constrained_body::decode_json(
            &bytes,
            &FILE_SCHEMA,
            &constraints::FILE,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: added.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddFileResponse {
    /// The body.
    pub body: File,
}

impl From<File> for AddFileResponse {
    fn from(body: File) -> Self {
        Self { body }
    }
}

impl AddFileResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `addFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddFileFailure {}

impl AddFileFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addFile`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddFileRequest::decode(parts, body, body_limit).await?;
    match Api::add_file(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
