// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `findPets`: `QUERY /pets`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::filter::{Filter, FILTER_SCHEMA};
use crate::types::pet::Pet;

/// The request of `findPets`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FindPetsRequest {
    /// The body.
    pub body: Filter,
}

/// The required fields of [`FindPetsRequest`].
#[derive(Debug)]
pub struct FindPetsRequestRequired {
    /// The body.
    pub body: Filter,
}

record::implement! {
    FindPetsRequest from FindPetsRequestRequired {
        required(body);
    }
}

impl FindPetsRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Filter> = request_body::decode_json(
            &bytes,
            &FILTER_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: the pets that match.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FindPetsResponse {
    /// The body.
    pub body: Vec<Pet>,
}

impl From<Vec<Pet>> for FindPetsResponse {
    fn from(body: Vec<Pet>) -> Self {
        Self { body }
    }
}

impl FindPetsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `findPets`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum FindPetsFailure {}

impl FindPetsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `findPets`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::login(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = FindPetsRequest::decode(parts, body, body_limit).await?;
    match Api::find_pets(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
