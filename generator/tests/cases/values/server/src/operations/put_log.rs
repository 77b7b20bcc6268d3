// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `putLog`: `PUT /log`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::frames::Framing;
use crate::runtime::limits::TextRule;
use crate::runtime::rejection::Rejection;
use crate::runtime::request_values::RequestValues;
use crate::runtime::schema::Schema;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, event, request_body, response};

/// What `putLog` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutLogRequest {
    /// The body.
    pub body: RequestValues<event::Event<String>>,
}

/// What no [`PutLogRequest`] can be without.
#[derive(Debug)]
pub struct PutLogRequestRequired {
    /// The body.
    pub body: RequestValues<event::Event<String>>,
}

impl From<PutLogRequestRequired> for PutLogRequest {
    fn from(required: PutLogRequestRequired) -> Self {
        Self { body: required.body }
    }
}

/// What the body must hold to.
static BODY: Schema = Schema::String(
    &[
        TextRule {
            holds: |text| text.chars().count() <= 5,
            expected: "expected at most 5 characters",
        },
    ],
);

impl PutLogRequest {
    /// Decodes a request, or tells every rule that it breaks.
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
                        .map(|data| event::Event::received(data, frame))
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        response::json(StatusCode::OK, &self.body)
    }
}

/// How `putLog` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutLogFailure {}

impl PutLogFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `putLog`.
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
    let request = PutLogRequest::decode(parts, body, body_limit)?;
    match Api::put_log(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
