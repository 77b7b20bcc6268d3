// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `addPet`: `POST /pets`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::everything::{Everything, EVERYTHING_SCHEMA};

/// The request of `addPet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddPetRequest {
    /// The body.
    pub body: Everything,
}

/// The required fields of [`AddPetRequest`].
#[derive(Debug)]
pub struct AddPetRequestRequired {
    /// The body.
    pub body: Everything,
}

record::implement! {
    AddPetRequest from AddPetRequestRequired {
        required(body);
    }
}

impl AddPetRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Everything> = request_body::decode_json(
            &bytes,
            &EVERYTHING_SCHEMA,
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
pub struct AddPetResponse {
    /// The body.
    pub body: Everything,
}

impl From<Everything> for AddPetResponse {
    fn from(body: Everything) -> Self {
        Self { body }
    }
}

impl AddPetResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::CREATED, &self.body)
    }
}

/// The errors of `addPet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddPetFailure {}

impl AddPetFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addPet`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddPetRequest::decode(parts, body, body_limit).await?;
    match Api::add_pet(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
