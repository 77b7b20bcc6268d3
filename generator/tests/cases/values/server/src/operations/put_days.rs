// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `putDays`: `PUT /days`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::civil::Date;

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::date::DateText;
use crate::runtime::frames::Framing;
use crate::runtime::limits::TextRule;
use crate::runtime::rejection::Rejection;
use crate::runtime::request_values::RequestValues;
use crate::runtime::schema::Schema;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, codec, request_body, response};

/// What `putDays` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutDaysRequest {
    /// The body.
    pub body: RequestValues<Date>,
}

/// What no [`PutDaysRequest`] can be without.
#[derive(Debug)]
pub struct PutDaysRequestRequired {
    /// The body.
    pub body: RequestValues<Date>,
}

impl From<PutDaysRequestRequired> for PutDaysRequest {
    fn from(required: PutDaysRequestRequired) -> Self {
        Self { body: required.body }
    }
}

/// What the body must hold to.
static BODY: Schema = Schema::String(
    &[
        TextRule {
            holds: |text| codec::is::<DateText>(text),
            expected: <DateText as codec::TextFormat>::EXPECTED,
        },
    ],
);

impl PutDaysRequest {
    /// Decodes a request, or tells every rule that it breaks.
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        response::json(StatusCode::OK, &self.body)
    }
}

/// How `putDays` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutDaysFailure {}

impl PutDaysFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `putDays`.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts, body, body_limit).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
) -> Result<Response<Body>, Rejection> {
    let request = PutDaysRequest::decode(parts, body, body_limit)?;
    match Api::put_days(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
