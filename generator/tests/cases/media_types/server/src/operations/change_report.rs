// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `changeReport`: `PATCH /reports`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::ChangeReportBody;
use crate::runtime::body::Body;
use crate::runtime::limits::TextRule;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::xml_answer::XmlAnswer;
use crate::runtime::{choice, parameter, query, request_body, response, xml_answer};
use crate::types::Note;
use crate::{gate, types, xml};

/// What `changeReport` is asked for.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ChangeReportRequest {
    /// `accept`.
    pub accept_: Option<String>,
    /// The body.
    pub body: Option<ChangeReportBody>,
}

impl ChangeReportRequest {
    /// Sets `accept_`.
    #[must_use]
    pub fn accept_(mut self, accept_: impl Into<Option<String>>) -> Self {
        self.accept_ = accept_.into();
        self
    }

    /// Sets `body`.
    #[must_use]
    pub fn body(mut self, body: impl Into<Option<ChangeReportBody>>) -> Self {
        self.body = body.into();
        self
    }
}

/// What the body must hold to.
const BODY_RULES_OF_TEXT: &[TextRule] = &[
    TextRule {
        holds: |text| (1..=80).contains(&text.chars().count()),
        expected: "expected between 1 and 80 characters",
    },
];

impl ChangeReportRequest {
    /// Decodes a request, or tells every rule that it breaks.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional(
                parts,
                body,
                body_limit,
                "application/json-patch+json, application/merge-patch+json, text/plain",
            )
            .await?;
        let mut violations = Violations::new();
        let [accept_] = query::read(parts.uri.query(), ["accept"], &mut violations);
        let accept_ = accept_.optional(&mut violations, parameter::text);
        let body = match choice::which(
            parts,
            &[
                "application/json-patch+json",
                "application/merge-patch+json",
                "text/plain",
            ],
        ) {
            0 => {
                let body: Option<Note> = bytes
                    .as_deref()
                    .and_then(|bytes| request_body::decode_json(
                        bytes,
                        &types::note::SCHEMA,
                        |_| true,
                        &mut violations,
                    ));
                body.map(ChangeReportBody::JsonPatchJson)
            }
            1 => {
                let body: Option<Note> = bytes
                    .as_deref()
                    .and_then(|bytes| request_body::decode_json(
                        bytes,
                        &types::note::SCHEMA,
                        |_| true,
                        &mut violations,
                    ));
                body.map(ChangeReportBody::MergePatchJson)
            }
            _ => {
                let body = bytes
                    .as_deref()
                    .and_then(|bytes| request_body::decode_text(
                        parts,
                        bytes,
                        BODY_RULES_OF_TEXT,
                        &mut violations,
                    ));
                body.map(ChangeReportBody::Text)
            }
        };
        violations.into_result()?;
        Ok(Self { accept_, body })
    }
}

/// `200`: only formats that say the same.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangeReportResponse {
    /// The body.
    pub body: Note,
}

impl From<Note> for ChangeReportResponse {
    fn from(body: Note) -> Self {
        Self { body }
    }
}

impl ChangeReportResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        response::json(StatusCode::OK, &self.body)
    }
}

/// How `changeReport` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ChangeReportFailure {}

impl ChangeReportFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `changeReport`.
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

/// The answers that are JSON or XML, by their statuses.
fn as_xml(status: u16) -> Option<XmlAnswer> {
    match status {
        200 => {
            Some(XmlAnswer {
                offers: "application/json, application/xml",
                document: &xml::NOTE_DOCUMENT,
            })
        }
        _ => None,
    }
}

async fn answer<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Result<Response<Body>, Rejection> {
    let request = ChangeReportRequest::decode(parts, body, body_limit).await?;
    let response = match Api::change_report(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    };
    response.map(|response| xml_answer::preferred(parts, response, as_xml))
}
