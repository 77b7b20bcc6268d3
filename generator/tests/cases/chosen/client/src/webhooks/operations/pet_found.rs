// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `pet_found`: `POST`, the webhook `petFound`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::record;
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{request_body, response};
use crate::types::found::{Found, FOUND_SCHEMA};
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `pet_found`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PetFoundRequest {
    /// The body.
    pub body: Option<Found>,
}

record::implement! {
    PetFoundRequest {
        optional(body: Found);
    }
}

impl PetFoundRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Found> = bytes
            .as_deref()
            .and_then(|bytes| request_body::decode_json(
                bytes,
                &FOUND_SCHEMA,
                |_| true,
                &mut violations,
            ));
        violations.into_result()?;
        Ok(Self { body })
    }
}

/// `204`: heard.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PetFoundResponse {}

impl PetFoundResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `pet_found`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PetFoundFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl PetFoundFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `pet_found`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let body = pipeline::receive(
            api,
            operations::Webhook::PetFound,
            parts,
            body,
            body_limit,
        )
        .await?;
    let request = PetFoundRequest::decode(parts, body, body_limit).await?;
    match Receive::pet_found(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
