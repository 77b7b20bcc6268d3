// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `receive`: `POST`, the webhook `receive`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::media::Media;
use crate::runtime::record;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{media_body, request_body};
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `receive`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReceiveOperationRequest {
    /// The body.
    pub body: ByteStream,
}

/// The required fields of [`ReceiveOperationRequest`].
#[derive(Debug)]
pub struct ReceiveOperationRequestRequired {
    /// The body.
    pub body: ByteStream,
}

record::implement! {
    ReceiveOperationRequest from ReceiveOperationRequestRequired {
        required(body);
    }
}

impl ReceiveOperationRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let body = request_body::read(
                parts,
                body,
                body_limit,
                "application/octet-stream",
            )
            .await?
            .into();
        Ok(Self { body })
    }
}

/// `200`: n.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReceiveOperationResponse {
    /// The body.
    pub body: Media,
}

impl From<Media> for ReceiveOperationResponse {
    fn from(body: Media) -> Self {
        Self { body }
    }
}

impl ReceiveOperationResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        media_body::respond(into, StatusCode::OK, "image/*", self.body)
    }
}

/// The errors of `receive`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReceiveOperationFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl ReceiveOperationFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `receive`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let body = pipeline::receive(
            api,
            operations::Webhook::ReceiveOperation,
            parts,
            body,
            body_limit,
        )
        .await?;
    let request = ReceiveOperationRequest::decode(parts, body, body_limit).await?;
    match Receive::receive(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
