// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `putDays`: `PUT /days`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::civil::Date;

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::date::DateText;
use crate::runtime::framing::Framing;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::request_values::RequestValues;
use crate::runtime::schema::Schema;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, record, request_body, response, text_format};
use crate::traits::CommonHeaders;

/// The request of `putDays`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutDaysRequest {
    /// The body.
    pub body: RequestValues<Date>,
}

/// The required fields of [`PutDaysRequest`].
#[derive(Debug)]
pub struct PutDaysRequestRequired {
    /// The body.
    pub body: RequestValues<Date>,
}

record::implement! {
    PutDaysRequest from PutDaysRequestRequired {
        required(body);
    }
}

/// The schema of the body.
static BODY: Schema = Schema::String(
    &[
        TextConstraint::Condition(
            |text| text_format::is::<DateText>(text),
            <DateText as text_format::TextFormat>::EXPECTED,
        ),
    ],
);

impl PutDaysRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode<B: byte_body::Coming>(
        parts: &Parts,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let body = byte_body::stream(parts, body, body_limit, "application/json-seq")?;
        let mut violations = Violations::new();
        let body = byte_body::required(body, &mut violations);
        let body = body
            .map(|body| RequestValues::new(
                body,
                Framing::Sequence,
                |frame, violations| request_body::decode_json(
                    &frame.data,
                    &BODY,
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
pub struct PutDaysResponse {
    /// The body.
    pub body: Vec<String>,
}

impl From<Vec<String>> for PutDaysResponse {
    fn from(body: Vec<String>) -> Self {
        Self { body }
    }
}

impl PutDaysResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `putDays`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutDaysFailure {}

impl PutDaysFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putDays`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutDaysRequest::decode(parts, body, body_limit)?;
    match Api::put_days(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
