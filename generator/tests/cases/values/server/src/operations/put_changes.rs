// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `putChanges`: `PUT /changes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::event::Event;
use crate::runtime::framing::Framing;
use crate::runtime::rejection::Rejection;
use crate::runtime::request_values::RequestValues;
use crate::runtime::{byte_body, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::measure::{Measure, MEASURE_SCHEMA};

/// The request of `putChanges`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PutChangesRequest {
    /// The body.
    pub body: Option<RequestValues<Event<Measure>>>,
}

record::implement! {
    PutChangesRequest {
        optional(body: RequestValues<Event<Measure>>);
    }
}

impl PutChangesRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode<B: byte_body::Coming>(
        parts: &Parts,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let body = byte_body::stream(parts, body, body_limit, "text/event-stream")?;
        let body = body
            .map(|body| RequestValues::new(
                body,
                Framing::Events,
                |frame, violations| {
                    request_body::decode_json(
                            &frame.data,
                            &MEASURE_SCHEMA,
                            |_| true,
                            violations,
                        )
                        .map(|data| Event::received(data, frame))
                },
            ));
        Ok(Self { body })
    }
}

/// `200`: what was taken of each value, or why it was not.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutChangesResponse {
    /// The body.
    pub body: Vec<String>,
}

impl From<Vec<String>> for PutChangesResponse {
    fn from(body: Vec<String>) -> Self {
        Self { body }
    }
}

impl PutChangesResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `putChanges`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutChangesFailure {}

impl PutChangesFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putChanges`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutChangesRequest::decode(parts, body, body_limit)?;
    match Api::put_changes(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
