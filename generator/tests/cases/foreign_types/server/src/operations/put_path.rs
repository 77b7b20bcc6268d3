// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `putPath`: `PUT /paths`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::by_serde::BySerde;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{codec, constrained_body, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::file_path::{FilePath, FILE_PATH_SCHEMA};
use crate::types::sizes::Sizes;
use crate::{constraints, pipeline};

/// The request of `putPath`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutPathRequest {
    /// The body.
    pub body: FilePath,
}

/// The required fields of [`PutPathRequest`].
#[derive(Debug)]
pub struct PutPathRequestRequired {
    /// The body.
    pub body: FilePath,
}

record::implement! {
    PutPathRequest from PutPathRequestRequired {
        required(body);
    }
}

impl PutPathRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<codec::Decoded<BySerde<FilePath>>> = constrained_body::decode_json(
            &bytes,
            &FILE_PATH_SCHEMA,
            &constraints::FILE_PATH,
            |_| true,
            &mut violations,
        );
        let body = body.map(|body| body.0);
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: put.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutPathResponse {
    /// The body.
    pub body: Vec<FilePath>,
}

impl From<Vec<FilePath>> for PutPathResponse {
    fn from(body: Vec<FilePath>) -> Self {
        Self { body }
    }
}

impl PutPathResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(
            into,
            StatusCode::OK,
            &codec::Encoded::<Vec<BySerde<FilePath>>>(&self.body),
        )
    }
}

/// The errors of `putPath`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutPathFailure {
    /// `404`: none.
    NotFound(Sizes),
}

impl PutPathFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotFound(body) => {
                response::json(
                    into,
                    StatusCode::NOT_FOUND,
                    &codec::Encoded::<BySerde<Sizes>>(&body),
                )
            }
        }
    }
}

/// Handles a request to `putPath`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutPathRequest::decode(parts, body, body_limit).await?;
    match Api::put_path(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
