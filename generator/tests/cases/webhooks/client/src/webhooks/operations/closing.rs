// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `closing`: `GET`, the webhook `closing`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::civil::Date;

use crate::runtime::body::Body;
use crate::runtime::date::DateText;
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{query, response};
use crate::runtime::{record, text_format};
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `closing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ClosingRequest {
    pub at: Date,
}

/// The required fields of [`ClosingRequest`].
#[derive(Debug)]
pub struct ClosingRequestRequired {
    pub at: Date,
}

record::implement! {
    ClosingRequest from ClosingRequestRequired {
        required(at);
    }
}

impl ClosingRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [at] = query::read(parts.uri.query(), ["at"], &mut violations);
        let at = at.required(&mut violations, text_format::parse::<DateText>);
        let (Some(at), true) = (at, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { at })
    }
}

/// `204`: noted.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ClosingResponse {}

impl ClosingResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `closing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ClosingFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl ClosingFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `closing`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::receive(api, operations::Webhook::Closing, parts, body, body_limit).await?;
    let caller = pipeline::shelter_token(api, parts, &[]).await?;
    let request = ClosingRequest::decode(parts)?;
    match Receive::closing(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
