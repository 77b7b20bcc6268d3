// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `stream`: `POST`, the webhook `stream`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::values;
use crate::runtime::webhooks::values::Values;
use crate::types::sender::Sender;
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `stream`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StreamRequest {}

impl StreamRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: lines.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StreamResponse {
    /// The body.
    pub body: Values<Sender>,
}

impl From<Values<Sender>> for StreamResponse {
    fn from(body: Values<Sender>) -> Self {
        Self { body }
    }
}

impl StreamResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        values::lines(into, StatusCode::OK, "application/jsonl", self.body, values::json)
    }
}

/// The errors of `stream`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum StreamFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl StreamFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `stream`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::receive(api, operations::Webhook::Stream, parts, body, body_limit).await?;
    let request = StreamRequest::decode()?;
    match Receive::stream(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
