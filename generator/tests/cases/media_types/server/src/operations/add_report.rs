// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addReport`: `POST /reports`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::{EitherBody, Report};
use crate::operations::put_report::{ReportJson, REPORT_JSON_SCHEMA};
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{
    content_type, media_body, negotiation, parameter, query, record, request_body,
    text_body,
};
use crate::traits::CommonHeaders;
use crate::types::note::Note;

/// The request of `addReport`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddReportRequest {
    pub accept_: Option<String>,
    /// A report.
    pub body: Report,
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: AddReportAccept,
}

/// The required fields of [`AddReportRequest`].
#[derive(Debug)]
pub struct AddReportRequestRequired {
    /// A report.
    pub body: Report,
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: AddReportAccept,
}

record::implement! {
    AddReportRequest from AddReportRequestRequired {
        optional(accept_: String);
        required(body);
        required(accept);
    }
}

/// A response media type of `addReport`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddReportAccept {
    /// `application/json`.
    Json,
    /// `text/plain`.
    Text,
    /// `application/vnd.note`.
    VndNote,
}

/// The constraints of the body.
const BODY_RULES_OF_CSV: &[TextConstraint] = &[TextConstraint::Length(2, usize::MAX)];

impl AddReportRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let accept = match negotiation::best(
            &parts.headers,
            "application/json, text/plain, application/vnd.note",
        )? {
            0 => AddReportAccept::Json,
            1 => AddReportAccept::Text,
            _ => AddReportAccept::VndNote,
        };
        let bytes = request_body::read(
                parts,
                body,
                body_limit,
                "application/json, text/csv, image/*",
            )
            .await?;
        let mut violations = Violations::new();
        let [accept_] = query::read(parts.uri.query(), ["accept"], &mut violations);
        let accept_ = accept_.optional(&mut violations, parameter::text);
        let body = match content_type::select(
            parts,
            &["application/json", "text/csv", "image/*"],
        ) {
            0 => {
                let body: Option<ReportJson> = request_body::decode_json(
                    &bytes,
                    &REPORT_JSON_SCHEMA,
                    |_| true,
                    &mut violations,
                );
                body.map(Report::Json)
            }
            1 => {
                let body = text_body::decode(
                    parts,
                    &bytes,
                    BODY_RULES_OF_CSV,
                    &mut violations,
                );
                body.map(Report::Csv)
            }
            _ => {
                let body = request_body::given(parts, bytes, &mut violations);
                let body = body.map(|bytes| media_body::received(parts, bytes));
                body.map(Report::Image)
            }
        };
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { accept_, body, accept })
    }
}

/// `201`: what was added, or a text.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddReportResponse {
    /// The body.
    pub body: EitherBody,
}

impl From<EitherBody> for AddReportResponse {
    fn from(body: EitherBody) -> Self {
        Self { body }
    }
}

impl From<Note> for AddReportResponse {
    fn from(body: Note) -> Self {
        Self { body: body.into() }
    }
}

impl AddReportResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        self.body.encode(into, StatusCode::CREATED)
    }
}

/// The errors of `addReport`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddReportFailure {}

impl AddReportFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addReport`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddReportRequest::decode(parts, body, body_limit).await?;
    match Api::add_report(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
