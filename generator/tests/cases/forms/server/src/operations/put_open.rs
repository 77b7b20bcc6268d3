// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `putOpen`: `PUT /open`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{multipart, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::lists::{Lists, LISTS_SCHEMA};

/// The request of `putOpen`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutOpenRequest {
    /// The body.
    pub body: Lists,
}

/// The required fields of [`PutOpenRequest`].
#[derive(Debug)]
pub struct PutOpenRequestRequired {
    /// The body.
    pub body: Lists,
}

record::implement! {
    PutOpenRequest from PutOpenRequestRequired {
        required(body);
    }
}

impl PutOpenRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(parts, body, body_limit, "multipart/form-data")
            .await?;
        let mut violations = Violations::new();
        let body: Option<Lists> = multipart::decode(
            &multipart::split(parts, &bytes, &[]),
            &LISTS_SCHEMA,
            FieldStyles::new(&[]).additional(FieldStyle::JsonItems),
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: as understood.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutOpenResponse {
    /// The body.
    pub body: Lists,
}

impl From<Lists> for PutOpenResponse {
    fn from(body: Lists) -> Self {
        Self { body }
    }
}

impl PutOpenResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `putOpen`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutOpenFailure {}

impl PutOpenFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putOpen`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutOpenRequest::decode(parts, body, body_limit).await?;
    match Api::put_open(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
