// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `pet_left`: `POST`, the webhook `petLeft`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::record;
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{request_body, response};
use crate::types::departure::{Departure, DEPARTURE_SCHEMA};
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `pet_left`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PetLeftRequest {
    /// The body.
    pub body: Departure,
}

/// The required fields of [`PetLeftRequest`].
#[derive(Debug)]
pub struct PetLeftRequestRequired {
    /// The body.
    pub body: Departure,
}

record::implement! {
    PetLeftRequest from PetLeftRequestRequired {
        required(body);
    }
}

impl PetLeftRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Departure> = request_body::decode_json(
            &bytes,
            &DEPARTURE_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: noted.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PetLeftResponse {}

impl PetLeftResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `pet_left`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PetLeftFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl PetLeftFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `pet_left`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let body = pipeline::receive(
            api,
            operations::Webhook::PetLeft,
            parts,
            body,
            body_limit,
        )
        .await?;
    let request = PetLeftRequest::decode(parts, body, body_limit).await?;
    match Receive::pet_left(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
