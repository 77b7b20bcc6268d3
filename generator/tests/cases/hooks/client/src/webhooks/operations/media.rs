// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `media`: `POST`, the webhook `media`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{media_body, request_body, response};
use crate::runtime::{media, record};
use crate::webhooks::api::Receive;
use crate::webhooks::operations::Webhook;
use crate::webhooks::pipeline;

/// The request of `media`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MediaRequest {
    /// The body.
    pub body: media::Media,
}

/// The required fields of [`MediaRequest`].
#[derive(Debug)]
pub struct MediaRequestRequired {
    /// The body.
    pub body: media::Media,
}

record::implement! {
    MediaRequest from MediaRequestRequired {
        required(body);
    }
}

impl MediaRequest {
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
pub struct MediaResponse {
    /// The body.
    pub body: String,
}

impl From<String> for MediaResponse {
    fn from(body: String) -> Self {
        Self { body }
    }
}

impl MediaResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::whole(into, StatusCode::OK, "text/plain; charset=utf-8", self.body);
        Ok(())
    }
}

/// The errors of `media`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MediaFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl MediaFailure {
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
    let body = pipeline::receive(api, Webhook::Media, parts, body, body_limit).await?;
    let request = MediaRequest::decode(parts, body, body_limit).await?;
    match Receive::media(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
