// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `listPets`: `GET /pets`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, query, record, response};
use crate::traits::CommonHeaders;
use crate::types::pet::{Pet, PetKind};

/// The request of `listPets`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsRequest {
    pub kind: Option<PetKind>,
}

record::implement! {
    ListPetsRequest {
        optional(kind: PetKind);
    }
}

impl ListPetsRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [kind] = query::read(parts.uri.query(), ["kind"], &mut violations);
        let kind = kind.optional(&mut violations, parameter::choice);
        violations.into_result()?;
        Ok(Self { kind })
    }
}

/// `200`: all pets.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPetsResponse {
    /// The body.
    pub body: Vec<Pet>,
}

impl From<Vec<Pet>> for ListPetsResponse {
    fn from(body: Vec<Pet>) -> Self {
        Self { body }
    }
}

impl ListPetsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `listPets`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListPetsFailure {}

impl ListPetsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listPets`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListPetsRequest::decode(parts)?;
    match Api::list_pets(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
