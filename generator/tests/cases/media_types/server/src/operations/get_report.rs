// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `getReport`: `GET /reports`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::bodies::{GetReportBadRequestBody, GetReportOkBody};
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{header, negotiation, parameter, query, record, response};
use crate::traits::CommonHeaders;
use crate::types::problem::Problem;

/// The request of `getReport`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetReportRequest {
    pub accept_: Option<String>,
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: GetReportAccept,
}

/// The required fields of [`GetReportRequest`].
#[derive(Debug)]
pub struct GetReportRequestRequired {
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: GetReportAccept,
}

record::implement! {
    GetReportRequest from GetReportRequestRequired {
        optional(accept_: String);
        required(accept);
    }
}

/// A response media type of `getReport`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GetReportAccept {
    /// `application/json`.
    Json,
    /// `text/csv`.
    Csv,
    /// `image/*`.
    Image,
    /// `text/plain`.
    Text,
}

impl GetReportRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let accept = match negotiation::best(
            &parts.headers,
            "application/json, text/csv, image/*, text/plain",
        )? {
            0 => GetReportAccept::Json,
            1 => GetReportAccept::Csv,
            2 => GetReportAccept::Image,
            _ => GetReportAccept::Text,
        };
        let mut violations = Violations::new();
        let [accept_] = query::read(parts.uri.query(), ["accept"], &mut violations);
        let accept_ = accept_.optional(&mut violations, parameter::text);
        violations.into_result()?;
        Ok(Self { accept_, accept })
    }
}

/// The success responses of `getReport`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetReportResponse {
    /// `200`: the report.
    Ok(GetReportOk),
    /// `202`: not yet.
    Accepted(String),
}

impl GetReportResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Ok(payload) => payload.encode(into, StatusCode::OK),
            Self::Accepted(body) => {
                response::whole(
                    into,
                    StatusCode::ACCEPTED,
                    "text/plain; charset=utf-8",
                    body,
                );
                Ok(())
            }
        }
    }
}

/// The errors of `getReport`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetReportFailure {
    /// `400`: a mistake.
    BadRequest(GetReportBadRequestBody),
    /// `406`: nothing fits.
    NotAcceptable(Problem),
}

impl GetReportFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::BadRequest(body) => body.encode(into, StatusCode::BAD_REQUEST),
            Self::NotAcceptable(body) => {
                response::json_as(
                    into,
                    StatusCode::NOT_ACCEPTABLE,
                    "application/problem+json",
                    &body,
                )
            }
        }
    }
}

/// The report.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetReportOk {
    /// The body.
    pub body: GetReportOkBody,
    pub x_lines: Option<i64>,
}

/// The required fields of [`GetReportOk`].
#[derive(Debug)]
pub struct GetReportOkRequired {
    /// The body.
    pub body: GetReportOkBody,
}

record::implement! {
    GetReportOk from GetReportOkRequired {
        required(body);
        optional(x_lines: i64);
    }
}

impl GetReportOk {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        self.body.encode(into, status)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.x_lines {
            header::write(headers, const { HeaderName::from_static("x-lines") }, value)?;
        }
        Ok(())
    }
}

/// Handles a request to `getReport`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetReportRequest::decode(parts)?;
    match Api::get_report(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
