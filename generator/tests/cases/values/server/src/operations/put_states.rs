// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `putStates`: `PUT /states`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::event_object::EventFields;
use crate::runtime::framing::Framing;
use crate::runtime::rejection::Rejection;
use crate::runtime::request_values::RequestValues;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::event_type::{EventType, EVENT_TYPE_SCHEMA};

/// The request of `putStates`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutStatesRequest {
    /// The body.
    pub body: RequestValues<EventType>,
}

/// The required fields of [`PutStatesRequest`].
#[derive(Debug)]
pub struct PutStatesRequestRequired {
    /// The body.
    pub body: RequestValues<EventType>,
}

record::implement! {
    PutStatesRequest from PutStatesRequestRequired {
        required(body);
    }
}

impl PutStatesRequest {
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
                |frame, violations| request_body::decode_json(
                    &EventFields {
                        event: "event",
                        data_is_text: false,
                        retry_is_text: false,
                    }
                        .body_of(frame),
                    &EVENT_TYPE_SCHEMA,
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
pub struct PutStatesResponse {
    /// The body.
    pub body: Vec<String>,
}

impl From<Vec<String>> for PutStatesResponse {
    fn from(body: Vec<String>) -> Self {
        Self { body }
    }
}

impl PutStatesResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `putStates`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutStatesFailure {}

impl PutStatesFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putStates`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutStatesRequest::decode(parts, body, body_limit)?;
    match Api::put_states(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
