// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `measured`: `POST`, the webhook `measured`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::frames::Framing;
use crate::runtime::schema::Schema;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::request_values::RequestValues;
use crate::runtime::webhooks::{request_body, response};
use crate::webhooks::api::Receive;
use crate::webhooks::gate;
use crate::webhooks::operations::Hook;

/// What `measured` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MeasuredRequest {
    /// The body.
    pub body: RequestValues<i64>,
}

/// What no [`MeasuredRequest`] can be without.
#[derive(Debug)]
pub struct MeasuredRequestRequired {
    /// The body.
    pub body: RequestValues<i64>,
}

impl From<MeasuredRequestRequired> for MeasuredRequest {
    fn from(required: MeasuredRequestRequired) -> Self {
        Self { body: required.body }
    }
}

/// What the body must hold to.
static BODY: Schema = Schema::Integer(i64::MIN, i64::MAX);

impl MeasuredRequest {
    /// Decodes a request, or tells every rule that it breaks.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(parts, body, body_limit, "application/jsonl")
            .await?;
        let body = RequestValues::new(
            bytes,
            Framing::Lines,
            |frame, violations| request_body::decode_json(
                &frame.data,
                &BODY,
                |_| true,
                violations,
            ),
        );
        Ok(Self { body })
    }
}

/// `204`: noted.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MeasuredResponse {}

impl MeasuredResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `measured` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MeasuredFailure {
    /// `404`: this hook is not received here.
    Unreceived,
}

impl MeasuredFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Answers a request to `measured`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Response<Body> {
    let answer = answer(api, parts, body, body_limit).await;
    gate::leave(api, answer)
}

async fn answer<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Result<Response<Body>, Rejection> {
    let body = gate::receive(api, Webhook::Measured, parts, body, body_limit).await?;
    let request = MeasuredRequest::decode(parts, body, body_limit).await?;
    match Receive::measured(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
