// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `petArrived`: `POST`, the webhook `newPet`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::record;
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{header, request_body, response};
use crate::types::pet::{Pet, PET_SCHEMA};
use crate::types::problem::Problem;
use crate::types::receipt::Receipt;
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `petArrived`.
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
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Pet> = request_body::decode_json(
            &bytes,
            &PET_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: what became of it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PetArrivedResponse {
    /// The body.
    pub body: Receipt,
    pub x_shelf: Option<String>,
}

record::implement! {
    PetArrivedResponse {
        required(body);
        optional(x_shelf: String);
    }
}

impl From<Receipt> for PetArrivedResponse {
    fn from(body: Receipt) -> Self {
        Self { body, x_shelf: None }
    }
}

impl PetArrivedResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.x_shelf {
            header::write(headers, const { HeaderName::from_static("x-shelf") }, value)?;
        }
        Ok(())
    }
}

/// The errors of `petArrived`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PetArrivedFailure {
    /// `400`: not understood.
    BadRequest(Problem),
    /// `default`: something else.
    ///
    /// The status must be from 400 to 599, except 400; otherwise the response is an
    /// internal error.
    Default(StatusCode, Problem),
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl PetArrivedFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::BadRequest(body) => {
                response::json(into, StatusCode::BAD_REQUEST, &body)
            }
            Self::Default(status, body) => {
                response::json(into, response::chosen(status, 400..=599, &[400])?, &body)
            }
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `petArrived`.
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
