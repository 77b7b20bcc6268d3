// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `changeMeasures`: `PATCH /measures`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::ChangeMeasuresBody;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::framing::Framing;
use crate::runtime::rejection::Rejection;
use crate::runtime::request_values::RequestValues;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{content_type, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::measure::{Measure, MEASURE_SCHEMA};

/// The request of `changeMeasures`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ChangeMeasuresRequest {
    /// The body.
    pub body: Option<ChangeMeasuresBody>,
}

record::implement! {
    ChangeMeasuresRequest {
        optional(body: ChangeMeasuresBody);
    }
}

/// The schema of the body.
static BODY_OF_JSON: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&MEASURE_SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);

impl ChangeMeasuresRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional(
                parts,
                body,
                body_limit,
                "application/json, application/jsonl",
            )
            .await?;
        let mut violations = Violations::new();
        let body = match content_type::select(
            parts,
            &["application/json", "application/jsonl"],
        ) {
            0 => {
                let body: Option<Vec<Measure>> = bytes
                    .as_deref()
                    .and_then(|bytes| request_body::decode_json(
                        bytes,
                        &BODY_OF_JSON,
                        |_| true,
                        &mut violations,
                    ));
                body.map(ChangeMeasuresBody::Json)
            }
            _ => {
                let body = bytes
                    .map(|bytes| RequestValues::new(
                        bytes,
                        Framing::Lines,
                        |frame, violations| request_body::decode_json(
                            &frame.data,
                            &MEASURE_SCHEMA,
                            |_| true,
                            violations,
                        ),
                    ));
                body.map(ChangeMeasuresBody::Jsonl)
            }
        };
        violations.into_result()?;
        Ok(Self { body })
    }
}

/// `200`: what was taken of each value, or why it was not.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangeMeasuresResponse {
    /// The body.
    pub body: Vec<String>,
}

impl From<Vec<String>> for ChangeMeasuresResponse {
    fn from(body: Vec<String>) -> Self {
        Self { body }
    }
}

impl ChangeMeasuresResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `changeMeasures`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ChangeMeasuresFailure {}

impl ChangeMeasuresFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `changeMeasures`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ChangeMeasuresRequest::decode(parts, body, body_limit).await?;
    match Api::change_measures(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
