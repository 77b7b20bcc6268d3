// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `addLetter`: `POST /letters`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::a_type::AType;
use crate::types::b_type::{BType, B_TYPE_SCHEMA};

/// The request of `addLetter`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddLetterRequest {
    /// The body.
    pub body: BType,
}

/// The required fields of [`AddLetterRequest`].
#[derive(Debug)]
pub struct AddLetterRequestRequired {
    /// The body.
    pub body: BType,
}

record::implement! {
    AddLetterRequest from AddLetterRequestRequired {
        required(body);
    }
}

impl AddLetterRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<BType> = request_body::decode_json(
            &bytes,
            &B_TYPE_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: both.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddLetterResponse {
    /// The body.
    pub body: AType,
}

impl From<AType> for AddLetterResponse {
    fn from(body: AType) -> Self {
        Self { body }
    }
}

impl AddLetterResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `addLetter`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddLetterFailure {}

impl AddLetterFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addLetter`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddLetterRequest::decode(parts, body, body_limit).await?;
    match Api::add_letter(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
