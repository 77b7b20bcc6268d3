// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `addReading`: `POST /readings`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::reading::{Reading, READING_SCHEMA};

/// The request of `addReading`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddReadingRequest {
    /// The body.
    pub body: Reading,
}

/// The required fields of [`AddReadingRequest`].
#[derive(Debug)]
pub struct AddReadingRequestRequired {
    /// The body.
    pub body: Reading,
}

record::implement! {
    AddReadingRequest from AddReadingRequestRequired {
        required(body);
    }
}

impl AddReadingRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Reading> = request_body::decode_json(
            &bytes,
            &READING_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: added.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddReadingResponse {}

impl AddReadingResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `addReading`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddReadingFailure {}

impl AddReadingFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addReading`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddReadingRequest::decode(parts, body, body_limit).await?;
    match Api::add_reading(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
