// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `logIn`: `POST /logins`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::login::{Login, LOGIN_SCHEMA};
use crate::types::session::Session;

/// The request of `logIn`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LogInRequest {
    /// The body.
    pub body: Login,
}

/// The required fields of [`LogInRequest`].
#[derive(Debug)]
pub struct LogInRequestRequired {
    /// The body.
    pub body: Login,
}

record::implement! {
    LogInRequest from LogInRequestRequired {
        required(body);
    }
}

impl LogInRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Login> = request_body::decode_json(
            &bytes,
            &LOGIN_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: in.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LogInResponse {
    /// The body.
    pub body: Vec<Session>,
}

impl From<Vec<Session>> for LogInResponse {
    fn from(body: Vec<Session>) -> Self {
        Self { body }
    }
}

impl LogInResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `logIn`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum LogInFailure {}

impl LogInFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `logIn`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = LogInRequest::decode(parts, body, body_limit).await?;
    match Api::log_in(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
