// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `getResult`: `GET /api/jobs/{job}/result`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{header, parameter, path, query, record, response};
use crate::traits::CommonHeaders;
use crate::types::outcome::Outcome;
use crate::types::problem::Problem;

/// The request of `getResult`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetResultRequest {
    pub job: i32,
    pub wait: f64,
}

/// The required fields of [`GetResultRequest`].
#[derive(Debug)]
pub struct GetResultRequestRequired {
    pub job: i32,
}

record::implement! {
    GetResultRequest from GetResultRequestRequired {
        required(job);
        default(wait: f64 = 1.5);
    }
}

impl GetResultRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts, job: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let job = path::parameter("job", job, &mut violations)
            .required(&mut violations, |text| parameter::integer(text, 1..=i32::MAX));
        let [wait] = query::read(parts.uri.query(), ["wait"], &mut violations);
        let wait = wait
            .optional(&mut violations, |text| parameter::number(text, 0.0..=30.0));
        let (Some(job), true) = (job, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self {
            job,
            wait: wait.unwrap_or(1.5),
        })
    }
}

/// The success responses of `getResult`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetResultResponse {
    /// `200`: the result.
    Ok(Outcome),
    /// `202`: not done yet.
    Accepted(GetResultAccepted),
    /// `204`: there is no result.
    NoContent,
}

impl GetResultResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Ok(body) => response::json(into, StatusCode::OK, &body),
            Self::Accepted(payload) => payload.encode(into, StatusCode::ACCEPTED),
            Self::NoContent => {
                response::empty(into, StatusCode::NO_CONTENT);
                Ok(())
            }
        }
    }
}

/// The errors of `getResult`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetResultFailure {
    /// `410`: the result is gone.
    Gone(Problem),
    /// `530`: frozen.
    Status530,
}

impl GetResultFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Gone(body) => response::json(into, StatusCode::GONE, &body),
            Self::Status530 => {
                response::empty(into, response::status(530));
                Ok(())
            }
        }
    }
}

/// Not done yet.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetResultAccepted {
    pub retry_after: i64,
    /// Per cent done.
    pub x_progress: Option<String>,
}

/// The required fields of [`GetResultAccepted`].
#[derive(Debug)]
pub struct GetResultAcceptedRequired {
    pub retry_after: i64,
}

record::implement! {
    GetResultAccepted from GetResultAcceptedRequired {
        required(retry_after);
        optional(x_progress: String);
    }
}

impl GetResultAccepted {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        response::empty(into, status);
        let headers = into.headers_mut();
        header::write(
            headers,
            const { HeaderName::from_static("retry-after") },
            &self.retry_after,
        )?;
        if let Some(value) = &self.x_progress {
            header::write(
                headers,
                const { HeaderName::from_static("x-progress") },
                value,
            )?;
        }
        Ok(())
    }
}

/// Handles a request to `getResult`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    job: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetResultRequest::decode(parts, job)?;
    match Api::get_result(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
