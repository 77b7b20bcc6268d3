// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `pet_arrived`: `POST`, the webhook `petArrived`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::record;
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{request_body, response, xml_body};
use crate::types::pet::{Pet, PET_SCHEMA};
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};
use crate::xml;

/// The request of `pet_arrived`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PetArrivedRequest {
    /// The body.
    pub body: Pet,
}

/// The required fields of [`PetArrivedRequest`].
#[derive(Debug)]
pub struct PetArrivedRequestRequired {
    /// The body.
    pub body: Pet,
}

record::implement! {
    PetArrivedRequest from PetArrivedRequestRequired {
        required(body);
    }
}

impl PetArrivedRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(parts, body, body_limit, "application/xml")
            .await?;
        let mut violations = Violations::new();
        let body: Option<Pet> = xml_body::json(
                parts,
                &bytes,
                &xml::PET_DOCUMENT,
                &mut violations,
            )
            .and_then(|json| request_body::decode_json(
                &json,
                &PET_SCHEMA,
                |_| true,
                &mut violations,
            ));
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: noted.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PetArrivedResponse {}

impl PetArrivedResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `pet_arrived`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PetArrivedFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl PetArrivedFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `pet_arrived`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let body = pipeline::receive(
            api,
            operations::Webhook::PetArrived,
            parts,
            body,
            body_limit,
        )
        .await?;
    let request = PetArrivedRequest::decode(parts, body, body_limit).await?;
    match Receive::pet_arrived(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
