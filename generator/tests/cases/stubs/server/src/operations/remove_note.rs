// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `removeNote`: `DELETE /notes/{noteId}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::api_key::KeyCarrier;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{api_key, parameter, path, response};

/// What `removeNote` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveNoteRequest {
    /// `noteId`.
    pub note_id: i64,
}

/// What no [`RemoveNoteRequest`] can be without.
#[derive(Debug)]
pub struct RemoveNoteRequestRequired {
    /// `noteId`.
    pub note_id: i64,
}

impl From<RemoveNoteRequestRequired> for RemoveNoteRequest {
    fn from(required: RemoveNoteRequestRequired) -> Self {
        Self { note_id: required.note_id }
    }
}

impl RemoveNoteRequest {
    /// Decodes a request, or tells every rule that it breaks.
    fn decode(note_id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let note_id = path::parameter("noteId", note_id, &mut violations)
            .required(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let (Some(note_id), true) = (note_id, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { note_id })
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
pub enum RemoveNoteFailure {
    /// `501`: the operation is not implemented yet.
    NotImplemented,
}

impl RemoveNoteFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::NotImplemented => Err(Rejection::NotImplemented),
        }
    }
}

/// Answers a request to `removeNote`.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    note_id: &str,
) -> Response<Body> {
    let credential = authenticate(api, parts).await;
    let (headers, caller) = match gate::enter_optional(
            api,
            parts,
            credential,
            gate::reject,
        )
        .await
    {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, caller.as_ref(), parts, note_id).await;
    gate::leave(api, &headers, answer, gate::reject)
}

/// Who calls, by the first way in that leads there. It is nobody only where no
/// credential was sent, not even a part of one.
async fn authenticate<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<Option<A::Caller>, Rejection> {
    if !api_key::any_sent(parts, &[KeyCarrier::Header("authorization")]) {
        return Ok(None);
    }
    gate::token(api, parts, &[]).await.map(Some)
}

async fn answer<A: Api>(
    api: &A,
    caller: Option<&A::Caller>,
    parts: &Parts,
    note_id: &str,
) -> Result<Response<Body>, Rejection> {
    let request = RemoveNoteRequest::decode(note_id)?;
    match Api::remove_note(api, caller, parts, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
