// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `replaceShelf`: `PUT /shelves`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::shelf::{Shelf, SHELF_SCHEMA};

/// The request of `replaceShelf`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReplaceShelfRequest {
    /// The body.
    pub body: Shelf,
}

/// The required fields of [`ReplaceShelfRequest`].
#[derive(Debug)]
pub struct ReplaceShelfRequestRequired {
    /// The body.
    pub body: Shelf,
}

record::implement! {
    ReplaceShelfRequest from ReplaceShelfRequestRequired {
        required(body);
    }
}

impl ReplaceShelfRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Shelf> = request_body::decode_json(
            &bytes,
            &SHELF_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: the shelf as it is now.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReplaceShelfResponse {
    /// The body.
    pub body: Shelf,
}

impl From<Shelf> for ReplaceShelfResponse {
    fn from(body: Shelf) -> Self {
        Self { body }
    }
}

impl ReplaceShelfResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `replaceShelf`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReplaceShelfFailure {}

impl ReplaceShelfFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `replaceShelf`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ReplaceShelfRequest::decode(parts, body, body_limit).await?;
    match Api::replace_shelf(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
