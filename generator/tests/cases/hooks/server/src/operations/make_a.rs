// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `makeA`: `POST /a`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{header, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::both::Both;
use crate::types::both_request::{BothRequest, BOTH_REQUEST_SCHEMA};
use crate::types::color::Color;
use crate::types::error_a::ErrorA;

/// The request of `makeA`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MakeARequest {
    /// The body.
    pub body: Option<BothRequest>,
}

record::implement! {
    MakeARequest {
        optional(body: BothRequest);
    }
}

impl MakeARequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<BothRequest> = bytes
            .as_deref()
            .and_then(|bytes| request_body::decode_json(
                bytes,
                &BOTH_REQUEST_SCHEMA,
                |_| true,
                &mut violations,
            ));
        violations.into_result()?;
        Ok(Self { body })
    }
}

/// `200`: shared.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MakeAResponse {
    /// The body.
    pub body: Both,
    pub x_rate: Option<i64>,
    pub x_color: Option<Color>,
}

record::implement! {
    MakeAResponse {
        required(body);
        optional(x_rate: i64);
        optional(x_color: Color);
    }
}

impl From<Both> for MakeAResponse {
    fn from(body: Both) -> Self {
        Self {
            body,
            x_rate: None,
            x_color: None,
        }
    }
}

impl MakeAResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.x_rate {
            header::write(headers, const { HeaderName::from_static("x-rate") }, value)?;
        }
        if let Some(value) = &self.x_color {
            header::write(
                headers,
                const { HeaderName::from_static("x-color") },
                &value.to_string(),
            )?;
        }
        Ok(())
    }
}

/// The errors of `makeA`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MakeAFailure {
    /// `400`: bad.
    BadRequest(ErrorA),
}

impl MakeAFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::BadRequest(body) => {
                response::json(into, StatusCode::BAD_REQUEST, &body)
            }
        }
    }
}

/// Handles a request to `makeA`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::api_key(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = MakeARequest::decode(parts, body, body_limit).await?;
    match Api::make_a(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
