// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `addMeasures`: `POST /measures`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::framing::Framing;
use crate::runtime::rejection::Rejection;
use crate::runtime::request_values::RequestValues;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::measure::{Measure, MEASURE_SCHEMA};

/// The request of `addMeasures`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddMeasuresRequest {
    /// The body.
    pub body: RequestValues<Measure>,
}

/// The required fields of [`AddMeasuresRequest`].
#[derive(Debug)]
pub struct AddMeasuresRequestRequired {
    /// The body.
    pub body: RequestValues<Measure>,
}

record::implement! {
    AddMeasuresRequest from AddMeasuresRequestRequired {
        required(body);
    }
}

impl AddMeasuresRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode<B: byte_body::Coming>(
        parts: &Parts,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let body = byte_body::stream(parts, body, body_limit, "application/x-ndjson")?;
        let mut violations = Violations::new();
        let body = byte_body::required(body, &mut violations);
        let body = body
            .map(|body| RequestValues::new(
                body,
                Framing::Lines,
                |frame, violations| request_body::decode_json(
                    &frame.data,
                    &MEASURE_SCHEMA,
                    |_| true,
                    violations,
                ),
            ));
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: what was taken of each value, or why it was not.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddMeasuresResponse {
    /// The body.
    pub body: Vec<String>,
}

impl From<Vec<String>> for AddMeasuresResponse {
    fn from(body: Vec<String>) -> Self {
        Self { body }
    }
}

impl AddMeasuresResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `addMeasures`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddMeasuresFailure {}

impl AddMeasuresFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addMeasures`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddMeasuresRequest::decode(parts, body, body_limit)?;
    match Api::add_measures(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
