// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `putNote`: `PUT /notes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{multipart, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::note::{Note, NOTE_SCHEMA};

/// The request of `putNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutNoteRequest {
    /// The body.
    pub body: Note,
}

/// The required fields of [`PutNoteRequest`].
#[derive(Debug)]
pub struct PutNoteRequestRequired {
    /// The body.
    pub body: Note,
}

record::implement! {
    PutNoteRequest from PutNoteRequestRequired {
        required(body);
    }
}

impl PutNoteRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(parts, body, body_limit, "multipart/form-data")
            .await?;
        let mut violations = Violations::new();
        let body: Option<Note> = multipart::decode(
            &multipart::split(parts, &bytes, &[]),
            &NOTE_SCHEMA,
            FieldStyles::new(
                &[
                    ("labels", FieldStyle::Json),
                    ("lines", FieldStyle::JsonItems),
                    ("kept", FieldStyle::Json),
                    ("extra", FieldStyle::Json),
                    ("extras", FieldStyle::JsonItems),
                    ("grid", FieldStyle::JsonItems),
                    ("several", FieldStyle::Json),
                ],
            ),
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: the note as it was understood.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutNoteResponse {
    /// The body.
    pub body: Note,
}

impl From<Note> for PutNoteResponse {
    fn from(body: Note) -> Self {
        Self { body }
    }
}

impl PutNoteResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `putNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutNoteFailure {}

impl PutNoteFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putNote`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutNoteRequest::decode(parts, body, body_limit).await?;
    match Api::put_note(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
