// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! `removeNote`: `DELETE /notes/{noteId}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, query, record, response};
use crate::traits::CommonHeaders;

/// The request of `removeNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveNoteRequest {
    pub note_id: String,
    pub force: bool,
}

/// The required fields of [`RemoveNoteRequest`].
#[derive(Debug)]
pub struct RemoveNoteRequestRequired {
    pub note_id: String,
    pub force: bool,
}

record::implement! {
    RemoveNoteRequest from RemoveNoteRequestRequired {
        required(note_id);
        required(force);
    }
}

impl RemoveNoteRequest {
    /// Decodes and validates the request, collecting every violation.
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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `removeNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum RemoveNoteFailure {}

impl RemoveNoteFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
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
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = RemoveNoteRequest::decode(parts, note_id)?;
    match Api::remove_note(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
