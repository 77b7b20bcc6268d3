// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `addEverything`: `POST /v1/everything`.

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

/// The request of `addEverything`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddEverythingRequest {
    /// The body.
    pub body: Everything,
}

/// The required fields of [`AddEverythingRequest`].
#[derive(Debug)]
pub struct AddEverythingRequestRequired {
    /// The body.
    pub body: Everything,
}

record::implement! {
    AddEverythingRequest from AddEverythingRequestRequired {
        required(body);
    }
}

impl AddEverythingRequest {
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

/// `201`: made.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddEverythingResponse {
    /// The body.
    pub body: Everything,
}

impl From<Everything> for AddEverythingResponse {
    fn from(body: Everything) -> Self {
        Self { body }
    }
}

impl AddEverythingResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::CREATED, &self.body)
    }
}

/// The errors of `addEverything`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddEverythingFailure {}

impl AddEverythingFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addEverything`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddEverythingRequest::decode(parts, body, body_limit).await?;
    match Api::add_everything(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
