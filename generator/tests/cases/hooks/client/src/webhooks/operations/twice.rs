// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `twice`: `POST`, the webhook `twice-a`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::record;
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{request_body, response};
use crate::types::twice_body::{TwiceBody, TWICE_BODY_SCHEMA};
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `twice`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TwiceRequest {
    /// The body.
    pub body: Option<TwiceBody>,
}

record::implement! {
    TwiceRequest {
        optional(body: TwiceBody);
    }
}

impl TwiceRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<TwiceBody> = bytes
            .as_deref()
            .and_then(|bytes| request_body::decode_json(
                bytes,
                &TWICE_BODY_SCHEMA,
                |_| true,
                &mut violations,
            ));
        violations.into_result()?;
        Ok(Self { body })
    }
}

/// `204`: n.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TwiceResponse {}

impl TwiceResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `twice`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum TwiceFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl TwiceFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `twice`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let body = pipeline::receive(
            api,
            operations::Webhook::Twice,
            parts,
            body,
            body_limit,
        )
        .await?;
    let request = TwiceRequest::decode(parts, body, body_limit).await?;
    match Receive::twice(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
