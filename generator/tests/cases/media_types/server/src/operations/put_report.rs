// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putReport`: `PUT /reports`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::{EitherBody, Report};
use crate::runtime::body::Body;
use crate::runtime::limits::TextRule;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{accept, choice, media_body, parameter, query, request_body};
use crate::types::{Note, ReportJson};
use crate::{gate, types};

/// What `putReport` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutReportRequest {
    /// `accept`.
    pub accept_: Option<String>,
    /// `id`.
    pub id: i64,
    /// A report.
    pub body: Report,
    /// The media type that the caller likes best. Another one may be answered all the
    /// same.
    pub accept: PutReportAccept,
}

/// What no [`PutReportRequest`] can be without.
#[derive(Debug)]
pub struct PutReportRequestRequired {
    /// `id`.
    pub id: i64,
    /// A report.
    pub body: Report,
    /// The media type that the caller likes best. Another one may be answered all the
    /// same.
    pub accept: PutReportAccept,
}

impl From<PutReportRequestRequired> for PutReportRequest {
    fn from(required: PutReportRequestRequired) -> Self {
        Self {
            accept_: None,
            id: required.id,
            body: required.body,
            accept: required.accept,
        }
    }
}

impl PutReportRequest {
    /// Sets `accept_`.
    #[must_use]
    pub fn accept_(mut self, accept_: impl Into<Option<String>>) -> Self {
        self.accept_ = accept_.into();
        self
    }
}

/// A media type that `putReport` answers with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PutReportAccept {
    /// `application/json`.
    Json,
    /// `text/plain`.
    Text,
    /// `application/vnd.note`.
    VndNote,
}

/// What the body must hold to.
const BODY_RULES_OF_CSV: &[TextRule] = &[
    TextRule {
        holds: |text| text.chars().count() >= 2,
        expected: "expected at least 2 characters",
    },
];

impl PutReportRequest {
    /// Decodes a request, or tells every rule that it breaks.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let accept = match accept::best(
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
        let body = match choice::which(
            parts,
            &["application/json", "text/csv", "image/*"],
        ) {
            0 => {
                let body: Option<ReportJson> = request_body::decode_json(
                    &bytes,
                    &types::report_json::SCHEMA,
                    |_| true,
                    &mut violations,
                );
                body.map(Report::Json)
            }
            1 => {
                let body = request_body::decode_text(
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        self.body.encode(StatusCode::OK)
    }
}

/// How `putReport` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutReportFailure {}

impl PutReportFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `putReport`.
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
    let request = PutReportRequest::decode(parts, body, body_limit).await?;
    match Api::put_report(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
