// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putText`: `PUT /text`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{header, record, request_body, response, text_body};
use crate::traits::CommonHeaders;

/// The request of `putText`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutTextRequest {
    /// The body.
    pub body: String,
}

/// The required fields of [`PutTextRequest`].
#[derive(Debug)]
pub struct PutTextRequestRequired {
    /// The body.
    pub body: String,
}

record::implement! {
    PutTextRequest from PutTextRequestRequired {
        required(body);
    }
}

/// The constraints of the body.
const BODY_RULES: &[TextConstraint] = &[TextConstraint::Length(1, 80)];

impl PutTextRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(parts, body, body_limit, "text/plain").await?;
        let mut violations = Violations::new();
        let body = text_body::decode(parts, &bytes, BODY_RULES, &mut violations);
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: the text.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutTextResponse {
    /// The body.
    pub body: String,
    pub x_lines: i64,
}

/// The required fields of [`PutTextResponse`].
#[derive(Debug)]
pub struct PutTextResponseRequired {
    /// The body.
    pub body: String,
    pub x_lines: i64,
}

record::implement! {
    PutTextResponse from PutTextResponseRequired {
        required(body);
        required(x_lines);
    }
}

impl PutTextResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::whole(into, StatusCode::OK, "text/plain; charset=utf-8", self.body);
        let headers = into.headers_mut();
        header::write(
            headers,
            const { HeaderName::from_static("x-lines") },
            &self.x_lines,
        )?;
        Ok(())
    }
}

/// The errors of `putText`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutTextFailure {}

impl PutTextFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putText`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutTextRequest::decode(parts, body, body_limit).await?;
    match Api::put_text(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
