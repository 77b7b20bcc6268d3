// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `changeReport`: `PATCH /reports`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::ChangeReportBody;
use crate::runtime::body::Body;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::xml_alternative::XmlAlternative;
use crate::runtime::{
    content_type, parameter, query, record, request_body, response, text_body,
    xml_alternative,
};
use crate::traits::CommonHeaders;
use crate::types::note::{Note, NOTE_SCHEMA};
use crate::{pipeline, xml};

/// The request of `changeReport`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ChangeReportRequest {
    pub accept_: Option<String>,
    /// The body.
    pub body: Option<ChangeReportBody>,
}

record::implement! {
    ChangeReportRequest {
        optional(accept_: String);
        optional(body: ChangeReportBody);
    }
}

/// The constraints of the body.
const BODY_RULES_OF_TEXT: &[TextConstraint] = &[TextConstraint::Length(1, 80)];

impl ChangeReportRequest {
    /// Decodes and validates the request, collecting every violation.
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
        let body = match content_type::select(
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
                        &NOTE_SCHEMA,
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
                        &NOTE_SCHEMA,
                        |_| true,
                        &mut violations,
                    ));
                body.map(ChangeReportBody::MergePatchJson)
            }
            _ => {
                let body = bytes
                    .as_deref()
                    .and_then(|bytes| text_body::decode(
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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `changeReport`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ChangeReportFailure {}

impl ChangeReportFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `changeReport`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ChangeReportRequest::decode(parts, body, body_limit).await?;
    let result = match Api::change_report(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    };
    result.map(|()| xml_alternative::prefer(parts, into, as_xml))
}

/// Returns the XML alternative of a JSON response, by status.
fn as_xml(status: u16) -> Option<XmlAlternative> {
    match status {
        200 => {
            Some(XmlAlternative {
                offers: "application/json, application/xml",
                document: &xml::NOTE_DOCUMENT,
            })
        }
        _ => None,
    }
}
