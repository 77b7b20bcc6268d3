// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `createPet`: `POST /v1/pets`.

use http::request::Parts;
use http::{Response, StatusCode};
use uuid::Uuid;

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::uuid::UuidText;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, request_header, response, text_format};
use crate::traits::CommonHeaders;
use crate::types::animal::Animal;
use crate::types::animal_request::{AnimalRequest, ANIMAL_REQUEST_SCHEMA};
use crate::types::failure_type::FailureType;

/// The request of `createPet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreatePetRequest {
    pub x_trace: Option<Uuid>,
    /// The new pet.
    pub body: AnimalRequest,
}

/// The required fields of [`CreatePetRequest`].
#[derive(Debug)]
pub struct CreatePetRequestRequired {
    /// The new pet.
    pub body: AnimalRequest,
}

record::implement! {
    CreatePetRequest from CreatePetRequestRequired {
        optional(x_trace: Uuid);
        required(body);
    }
}

impl CreatePetRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let x_trace = request_header::header(&parts.headers, "X-Trace", &mut violations)
            .optional(&mut violations, text_format::parse::<UuidText>);
        let body: Option<AnimalRequest> = request_body::decode_json(
            &bytes,
            &ANIMAL_REQUEST_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { x_trace, body })
    }
}

/// `201`: the pet.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreatePetResponse {
    /// The body.
    pub body: Animal,
}

impl From<Animal> for CreatePetResponse {
    fn from(body: Animal) -> Self {
        Self { body }
    }
}

impl CreatePetResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::CREATED, &self.body)
    }
}

/// The errors of `createPet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CreatePetFailure {
    /// `default`: the request failed.
    ///
    /// The status must be from 400 to 599; otherwise the response is an internal error.
    Default(StatusCode, FailureType),
}

impl CreatePetFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Default(status, body) => {
                response::json(into, response::chosen(status, 400..=599, &[])?, &body)
            }
        }
    }
}

/// Handles a request to `createPet`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::key(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = CreatePetRequest::decode(parts, body, body_limit).await?;
    match Api::create_pet(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
