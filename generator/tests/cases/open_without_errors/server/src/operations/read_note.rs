// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! `readNote`: `GET /notes/{noteId}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::limits::TextRule;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, response};

/// What `readNote` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadNoteRequest {
    /// `noteId`.
    pub note_id: String,
}

/// What no [`ReadNoteRequest`] can be without.
#[derive(Debug)]
pub struct ReadNoteRequestRequired {
    /// `noteId`.
    pub note_id: String,
}

impl From<ReadNoteRequestRequired> for ReadNoteRequest {
    fn from(required: ReadNoteRequestRequired) -> Self {
        Self { note_id: required.note_id }
    }
}

/// What `noteId` must hold to.
const NOTE_ID_RULES: &[TextRule] = &[
    TextRule {
        holds: |text| text.chars().count() >= 1,
        expected: "expected at least 1 character",
    },
];

impl ReadNoteRequest {
    /// Decodes a request, or tells every rule that it breaks.
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        response::json(StatusCode::OK, &self.body)
    }
}

/// How `readNote` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReadNoteFailure {}

impl ReadNoteFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `readNote`.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    note_id: &str,
) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, note_id).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A, note_id: &str) -> Result<Response<Body>, Rejection> {
    let request = ReadNoteRequest::decode(note_id)?;
    match Api::read_note(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
