// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `measured`: `POST`, the webhook `measured`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::framing::Framing;
use crate::runtime::record;
use crate::runtime::schema::Schema;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::request_values::RequestValues;
use crate::runtime::webhooks::{request_body, response};
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `measured`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MeasuredRequest {
    /// The body.
    pub body: RequestValues<i64>,
}

/// The required fields of [`MeasuredRequest`].
#[derive(Debug)]
pub struct MeasuredRequestRequired {
    /// The body.
    pub body: RequestValues<i64>,
}

record::implement! {
    MeasuredRequest from MeasuredRequestRequired {
        required(body);
    }
}

/// The schema of the body.
static BODY: Schema = Schema::Integer(i64::MIN, i64::MAX);

impl MeasuredRequest {
    /// Decodes and validates the request, collecting every violation.
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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `measured`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MeasuredFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl MeasuredFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `measured`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let body = pipeline::receive(
            api,
            operations::Webhook::Measured,
            parts,
            body,
            body_limit,
        )
        .await?;
    let request = MeasuredRequest::decode(parts, body, body_limit).await?;
    match Receive::measured(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
