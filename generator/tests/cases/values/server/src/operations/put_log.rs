// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `putLog`: `PUT /log`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::event::Event;
use crate::runtime::framing::Framing;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::request_values::RequestValues;
use crate::runtime::schema::Schema;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, event, record, request_body, response};
use crate::traits::CommonHeaders;

/// The request of `putLog`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutLogRequest {
    /// The body.
    pub body: RequestValues<Event<String>>,
}

/// The required fields of [`PutLogRequest`].
#[derive(Debug)]
pub struct PutLogRequestRequired {
    /// The body.
    pub body: RequestValues<Event<String>>,
}

record::implement! {
    PutLogRequest from PutLogRequestRequired {
        required(body);
    }
}

/// The schema of the body.
static BODY: Schema = Schema::String(&[TextConstraint::Length(0, 5)]);

impl PutLogRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode<B: byte_body::Coming>(
        parts: &Parts,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let body = byte_body::stream(parts, body, body_limit, "text/event-stream")?;
        let mut violations = Violations::new();
        let body = byte_body::required(body, &mut violations);
        let body = body
            .map(|body| RequestValues::new(
                body,
                Framing::Events,
                |frame, violations| {
                    request_body::decode_json(
                            &event::json_of(frame),
                            &BODY,
                            |value: &String| value.chars().count() <= 5,
                            violations,
                        )
                        .map(|data| Event::received(data, frame))
                },
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
pub struct PutLogResponse {
    /// The body.
    pub body: Vec<String>,
}

impl From<Vec<String>> for PutLogResponse {
    fn from(body: Vec<String>) -> Self {
        Self { body }
    }
}

impl PutLogResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `putLog`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutLogFailure {}

impl PutLogFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putLog`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutLogRequest::decode(parts, body, body_limit)?;
    match Api::put_log(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
