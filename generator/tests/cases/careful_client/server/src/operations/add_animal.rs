// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `addAnimal`: `POST /animals`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::animal::Animal;
use crate::types::error::Error;
use crate::types::new_animal::{NewAnimal, NEW_ANIMAL_SCHEMA};

/// The request of `addAnimal`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddAnimalRequest {
    /// The body.
    pub body: NewAnimal,
}

/// The required fields of [`AddAnimalRequest`].
#[derive(Debug)]
pub struct AddAnimalRequestRequired {
    /// The body.
    pub body: NewAnimal,
}

record::implement! {
    AddAnimalRequest from AddAnimalRequestRequired {
        required(body);
    }
}

impl AddAnimalRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<NewAnimal> = request_body::decode_json(
            &bytes,
            &NEW_ANIMAL_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `201`: added.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddAnimalResponse {
    /// The body.
    pub body: Animal,
}

impl From<Animal> for AddAnimalResponse {
    fn from(body: Animal) -> Self {
        Self { body }
    }
}

impl AddAnimalResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::CREATED, &self.body)
    }
}

/// The errors of `addAnimal`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddAnimalFailure {
    /// `default`: an error.
    ///
    /// The status must be from 400 to 599; otherwise the response is an internal error.
    Default(StatusCode, Error),
}

impl AddAnimalFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Default(status, body) => {
                response::json(into, response::chosen(status, 400..=599, &[])?, &body)
            }
        }
    }
}

/// Handles a request to `addAnimal`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddAnimalRequest::decode(parts, body, body_limit).await?;
    match Api::add_animal(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
