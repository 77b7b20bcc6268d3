// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! `removeNote`: `DELETE /notes/{noteId}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, query, response};

/// What `removeNote` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveNoteRequest {
    /// `noteId`.
    pub note_id: String,
    /// `force`.
    pub force: bool,
}

/// What no [`RemoveNoteRequest`] can be without.
#[derive(Debug)]
pub struct RemoveNoteRequestRequired {
    /// `noteId`.
    pub note_id: String,
    /// `force`.
    pub force: bool,
}

impl From<RemoveNoteRequestRequired> for RemoveNoteRequest {
    fn from(required: RemoveNoteRequestRequired) -> Self {
        Self {
            note_id: required.note_id,
            force: required.force,
        }
    }
}

impl RemoveNoteRequest {
    /// Decodes a request, or tells every rule that it breaks.
    fn decode(parts: &Parts, note_id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let note_id = path::parameter("noteId", note_id, &mut violations)
            .required(&mut violations, parameter::text);
        let [force] = query::read(parts.uri.query(), ["force"], &mut violations);
        let force = force.required(&mut violations, parameter::boolean);
        let (Some(note_id), Some(force), true) = (note_id, force, violations.is_empty())
        else {
            return Err(violations.into());
        };
        Ok(Self { note_id, force })
    }
}

/// `204`: gone.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct RemoveNoteResponse {}

impl RemoveNoteResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `removeNote` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum RemoveNoteFailure {}

impl RemoveNoteFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `removeNote`.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    note_id: &str,
) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts, note_id).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(
    api: &A,
    parts: &Parts,
    note_id: &str,
) -> Result<Response<Body>, Rejection> {
    let request = RemoveNoteRequest::decode(parts, note_id)?;
    match Api::remove_note(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
