// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! `putResult`: `PUT /api/jobs/{job}/result`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::{Body, HttpBody};
use crate::runtime::record;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{
    content_coding, failure, parameter, path, query, request_body, request_header,
    response,
};
use crate::runtime::violation::Violations;
use crate::traits::CommonHeaders;
use crate::types::outcome::Outcome;
use crate::{pipeline, schemas};

/// The request of `putResult`.
///
/// Created from [`PutResultRequestRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutResultRequest {
    /// At least `1`.
    pub job: i32,
    /// `0..=30`.
    pub wait: f64,
    /// At most 64 characters.
    pub x_trace: Option<String>,
    /// The result.
    pub body: Outcome,
}

/// The required fields of [`PutResultRequest`].
#[derive(Debug)]
pub struct PutResultRequestRequired {
    /// At least `1`.
    pub job: i32,
    /// The result.
    pub body: Outcome,
}

record::implement! {
    PutResultRequest from PutResultRequestRequired {
        required(job);
        default(wait: f64 = 1.5);
        optional(x_trace: String);
        required(body);
    }
}

impl PutResultRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: HttpBody>(
        parts: &Parts,
        job: &str,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        content_coding::check(parts, &body)?;
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let job = path::parameter("job", job, &mut violations)
            .required(&mut violations, &schemas::PUT_RESULT_JOB, parameter::integer);
        let [wait] = query::read(parts.uri.query(), ["wait"], &mut violations);
        let wait = wait
            .optional(&mut violations, &schemas::PUT_RESULT_WAIT, parameter::number);
        let x_trace = request_header::header(&parts.headers, "X-Trace", &mut violations)
            .optional(&mut violations, &schemas::PUT_RESULT_X_TRACE, parameter::text);
        let body: Option<Outcome> = request_body::decode_json(
            &bytes,
            &schemas::RESULT,
            &mut violations,
        );
        let (Some(job), Some(body), true) = (job, body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self {
            job,
            wait: wait.unwrap_or(1.5),
            x_trace,
            body,
        })
    }
}

/// The success responses of `putResult`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutResultResponse {
    /// `200`: The result as stored.
    Ok(Outcome),
    /// `202`: Stored later.
    Accepted,
}

impl PutResultResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Ok(body) => response::json(into, StatusCode::OK, &body),
            Self::Accepted => {
                response::empty(into, StatusCode::ACCEPTED);
                Ok(())
            }
        }
    }
}

/// The errors of `putResult`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutResultFailure {
    /// `400`: The result is invalid.
    BadRequest(String),
    /// `401`: No valid key.
    Unauthorized,
    /// `530`: Frozen.
    Status530,
    /// Any other error: every error converts to a [`Rejection`].
    Rejected(Rejection),
}

failure::implement! {
    PutResultFailure {}
}

impl PutResultFailure {
    pub(crate) fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::BadRequest(body) => {
                response::json(into, StatusCode::BAD_REQUEST, &body)
            }
            Self::Unauthorized => {
                response::empty(into, StatusCode::UNAUTHORIZED);
                Ok(())
            }
            Self::Status530 => {
                response::empty(into, response::status(530));
                Ok(())
            }
            Self::Rejected(rejection) => Err(rejection),
        }
    }
}

/// Handles a request to `putResult`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: HttpBody>(
    api: &A,
    parts: &Parts,
    job: &str,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::key(api, parts).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = PutResultRequest::decode(parts, job, body, body_limit).await?;
    match Api::put_result(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
