// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `removeNote`: `DELETE /notes/{noteId}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::api_key::KeyCarrier;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{api_key, parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `removeNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveNoteRequest {
    pub note_id: i64,
}

/// The required fields of [`RemoveNoteRequest`].
#[derive(Debug)]
pub struct RemoveNoteRequestRequired {
    pub note_id: i64,
}

record::implement! {
    RemoveNoteRequest from RemoveNoteRequestRequired {
        required(note_id);
    }
}

impl RemoveNoteRequest {
    /// Decodes and validates the request, collecting every violation.
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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `removeNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum RemoveNoteFailure {
    /// `501`: the operation is not implemented.
    NotImplemented,
}

impl RemoveNoteFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotImplemented => Err(Rejection::NotImplemented),
        }
    }
}

/// Handles a request to `removeNote`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    note_id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = self::authenticate(api, parts).await;
    pipeline::admit_optional(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = RemoveNoteRequest::decode(note_id)?;
    match Api::remove_note(api, caller.as_ref(), parts, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Authenticates the caller with the first valid alternative. Returns `None` only
/// if the request has no credential at all.
async fn authenticate<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<Option<A::Caller>, Rejection> {
    if !api_key::any_sent(parts, &[KeyCarrier::Header("authorization")]) {
        return Ok(None);
    }
    pipeline::token(api, parts, &[]).await.map(Some)
}
