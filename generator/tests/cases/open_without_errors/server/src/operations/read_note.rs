// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! `readNote`: `GET /notes/{noteId}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `readNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadNoteRequest {
    pub note_id: String,
}

/// The required fields of [`ReadNoteRequest`].
#[derive(Debug)]
pub struct ReadNoteRequestRequired {
    pub note_id: String,
}

record::implement! {
    ReadNoteRequest from ReadNoteRequestRequired {
        required(note_id);
    }
}

/// The constraints of `noteId`.
const NOTE_ID_RULES: &[TextConstraint] = &[TextConstraint::Length(1, usize::MAX)];

impl ReadNoteRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(note_id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let note_id = path::parameter("noteId", note_id, &mut violations)
            .required(
                &mut violations,
                |text| parameter::ruled_text(text, NOTE_ID_RULES),
            );
        let (Some(note_id), true) = (note_id, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { note_id })
    }
}

/// `200`: the note.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadNoteResponse {
    /// The body.
    pub body: String,
}

impl From<String> for ReadNoteResponse {
    fn from(body: String) -> Self {
        Self { body }
    }
}

impl ReadNoteResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `readNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReadNoteFailure {}

impl ReadNoteFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `readNote`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    note_id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ReadNoteRequest::decode(note_id)?;
    match Api::read_note(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
