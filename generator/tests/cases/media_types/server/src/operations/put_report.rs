// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putReport`: `PUT /reports`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::{EitherBody, Report};
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{
    content_type, json, media_body, negotiation, object, object_schema, parameter, query,
    record, request_body, text_body,
};
use crate::traits::CommonHeaders;
use crate::types::line::{Line, LINE_SCHEMA};
use crate::types::note::Note;

/// The request of `putReport`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutReportRequest {
    pub accept_: Option<String>,
    pub id: i64,
    /// A report.
    pub body: Report,
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: PutReportAccept,
}

/// The required fields of [`PutReportRequest`].
#[derive(Debug)]
pub struct PutReportRequestRequired {
    pub id: i64,
    /// A report.
    pub body: Report,
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: PutReportAccept,
}

record::implement! {
    PutReportRequest from PutReportRequestRequired {
        optional(accept_: String);
        required(id);
        required(body);
        required(accept);
    }
}

/// A response media type of `putReport`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PutReportAccept {
    /// `application/json`.
    Json,
    /// `text/plain`.
    Text,
    /// `application/vnd.note`.
    VndNote,
}

/// The constraints of the body.
const BODY_RULES_OF_CSV: &[TextConstraint] = &[TextConstraint::Length(2, usize::MAX)];

impl PutReportRequest {
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
            0 => PutReportAccept::Json,
            1 => PutReportAccept::Text,
            _ => PutReportAccept::VndNote,
        };
        let bytes = request_body::read(
                parts,
                body,
                body_limit,
                "application/json, text/csv, image/*",
            )
            .await?;
        let mut violations = Violations::new();
        let [accept_, id] = query::read(
            parts.uri.query(),
            ["accept", "id"],
            &mut violations,
        );
        let accept_ = accept_.optional(&mut violations, parameter::text);
        let id = id
            .required(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
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
        let (Some(id), Some(body), true) = (id, body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { accept_, id, body, accept })
    }
}

/// `200`: what was added, or a text.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutReportResponse {
    /// The body.
    pub body: EitherBody,
}

impl From<EitherBody> for PutReportResponse {
    fn from(body: EitherBody) -> Self {
        Self { body }
    }
}

impl From<Note> for PutReportResponse {
    fn from(body: Note) -> Self {
        Self { body: body.into() }
    }
}

impl PutReportResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        self.body.encode(into, StatusCode::OK)
    }
}

/// The errors of `putReport`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutReportFailure {}

impl PutReportFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putReport`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutReportRequest::decode(parts, body, body_limit).await?;
    match Api::put_report(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportJson {
    pub lines: Vec<Line>,
}

/// The required fields of [`ReportJson`].
#[derive(Debug)]
pub struct ReportJsonRequired {
    pub lines: Vec<Line>,
}

object::implement! {
    ReportJson from ReportJsonRequired {
        required(lines, "lines");
    }, check
}

impl object::Check for ReportJson {
    fn check(&self) -> json::Result<()> {
        object::require(
            self.lines.iter().all(|item| (1..=80).contains(&item.chars().count())),
            "lines",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    REPORT_JSON_SCHEMA {
        required("lines", Schema::Array(&Items { schema: Schema::Reference(&LINE_SCHEMA), minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::Any
}
