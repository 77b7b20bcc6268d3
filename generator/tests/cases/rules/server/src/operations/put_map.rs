// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `putMap`: `PUT /maps`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{constrained_body, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::map::{Map, MAP_SCHEMA};
use crate::{constraints, pipeline};

/// The request of `putMap`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutMapRequest {
    /// The body.
    pub body: Map,
}

/// The required fields of [`PutMapRequest`].
#[derive(Debug)]
pub struct PutMapRequestRequired {
    /// The body.
    pub body: Map,
}

record::implement! {
    PutMapRequest from PutMapRequestRequired {
        required(body);
    }
}

impl PutMapRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Map> = constrained_body::decode_json(
            &bytes,
            &MAP_SCHEMA,
            &constraints::MAP,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: put.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutMapResponse {
    /// The body.
    pub body: Map,
}

impl From<Map> for PutMapResponse {
    fn from(body: Map) -> Self {
        Self { body }
    }
}

impl PutMapResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `putMap`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutMapFailure {}

impl PutMapFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putMap`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutMapRequest::decode(parts, body, body_limit).await?;
    match Api::put_map(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
