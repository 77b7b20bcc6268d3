// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putText`: `PUT /text`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::limits::TextRule;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{header, request_body, response};

/// What `putText` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutTextRequest {
    /// The body.
    pub body: String,
}

/// What no [`PutTextRequest`] can be without.
#[derive(Debug)]
pub struct PutTextRequestRequired {
    /// The body.
    pub body: String,
}

impl From<PutTextRequestRequired> for PutTextRequest {
    fn from(required: PutTextRequestRequired) -> Self {
        Self { body: required.body }
    }
}

/// What the body must hold to.
const BODY_RULES: &[TextRule] = &[
    TextRule {
        holds: |text| (1..=80).contains(&text.chars().count()),
        expected: "expected between 1 and 80 characters",
    },
];

impl PutTextRequest {
    /// Decodes a request, or tells every rule that it breaks.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(parts, body, body_limit, "text/plain").await?;
        let mut violations = Violations::new();
        let body = request_body::decode_text(parts, &bytes, BODY_RULES, &mut violations);
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
    /// `X-Lines`.
    pub x_lines: i64,
}

/// What no [`PutTextResponse`] can be without.
#[derive(Debug)]
pub struct PutTextResponseRequired {
    /// The body.
    pub body: String,
    /// `X-Lines`.
    pub x_lines: i64,
}

impl From<PutTextResponseRequired> for PutTextResponse {
    fn from(required: PutTextResponseRequired) -> Self {
        Self {
            body: required.body,
            x_lines: required.x_lines,
        }
    }
}

impl PutTextResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        let mut response = response::whole(
            StatusCode::OK,
            "text/plain; charset=utf-8",
            self.body,
        );
        let headers = response.headers_mut();
        header::write(
            headers,
            const { HeaderName::from_static("x-lines") },
            &self.x_lines,
        )?;
        Ok(response)
    }
}

/// How `putText` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutTextFailure {}

impl PutTextFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `putText`.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts, body, body_limit).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Result<Response<Body>, Rejection> {
    let request = PutTextRequest::decode(parts, body, body_limit).await?;
    match Api::put_text(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
