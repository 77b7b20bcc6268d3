// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `media`: `POST`, the webhook `media`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::media::Media;
use crate::runtime::record;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{media_body, request_body, response};
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `media`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MediaOperationRequest {
    /// The body.
    pub body: Media,
}

/// The required fields of [`MediaOperationRequest`].
#[derive(Debug)]
pub struct MediaOperationRequestRequired {
    /// The body.
    pub body: Media,
}

record::implement! {
    MediaOperationRequest from MediaOperationRequestRequired {
        required(body);
    }
}

impl MediaOperationRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let body = request_body::read(parts, body, body_limit, "image/*").await?;
        let body = media_body::received(parts, body);
        Ok(Self { body })
    }
}

/// `200`: n.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MediaOperationResponse {
    /// The body.
    pub body: String,
}

impl From<String> for MediaOperationResponse {
    fn from(body: String) -> Self {
        Self { body }
    }
}

impl MediaOperationResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::whole(into, StatusCode::OK, "text/plain; charset=utf-8", self.body);
        Ok(())
    }
}

/// The errors of `media`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MediaOperationFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl MediaOperationFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `media`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let body = pipeline::receive(
            api,
            operations::Webhook::MediaOperation,
            parts,
            body,
            body_limit,
        )
        .await?;
    let request = MediaOperationRequest::decode(parts, body, body_limit).await?;
    match Receive::media(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
