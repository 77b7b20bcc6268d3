// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `addOpen`: `POST /open`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{form, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::open::{Open, OPEN_SCHEMA};

/// The request of `addOpen`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddOpenRequest {
    /// The body.
    pub body: Open,
}

/// The required fields of [`AddOpenRequest`].
#[derive(Debug)]
pub struct AddOpenRequestRequired {
    /// The body.
    pub body: Open,
}

record::implement! {
    AddOpenRequest from AddOpenRequestRequired {
        required(body);
    }
}

impl AddOpenRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(
                parts,
                body,
                body_limit,
                "application/x-www-form-urlencoded",
            )
            .await?;
        let mut violations = Violations::new();
        let body: Option<Open> = form::decode(
            &bytes,
            &OPEN_SCHEMA,
            FieldStyles::new(
                    &[
                        ("name", FieldStyle::Styled(Style::Form { explode: true })),
                        ("lines", FieldStyle::JsonItems),
                    ],
                )
                .additional(FieldStyle::Json),
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
pub struct AddOpenResponse {
    /// The body.
    pub body: Open,
}

impl From<Open> for AddOpenResponse {
    fn from(body: Open) -> Self {
        Self { body }
    }
}

impl AddOpenResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `addOpen`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddOpenFailure {}

impl AddOpenFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addOpen`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddOpenRequest::decode(parts, body, body_limit).await?;
    match Api::add_open(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
