// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `patch_notes_by_note_id`: `PATCH /notes/{noteId}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::nullable::Nullable;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::Schema;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, request_body, response};
use crate::traits::CommonHeaders;

/// The request of `patch_notes_by_note_id`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PatchNotesByNoteIdRequest {
    pub note_id: i64,
    /// The body.
    pub body: Nullable<i64>,
}

/// The required fields of [`PatchNotesByNoteIdRequest`].
#[derive(Debug)]
pub struct PatchNotesByNoteIdRequestRequired {
    pub note_id: i64,
}

record::implement! {
    PatchNotesByNoteIdRequest from PatchNotesByNoteIdRequestRequired {
        required(note_id);
        nullable(body: i64);
    }
}

/// The schema of the body.
static BODY: Schema = Schema::Nullable(&Schema::Integer(1, i64::MAX));

impl PatchNotesByNoteIdRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        note_id: &str,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let note_id = path::parameter("noteId", note_id, &mut violations)
            .required(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let body: Option<Option<i64>> = bytes
            .as_deref()
            .and_then(|bytes| request_body::decode_json(
                bytes,
                &BODY,
                |&body: &Option<i64>| body.is_none_or(|value| value >= 1),
                &mut violations,
            ));
        let (Some(note_id), true) = (note_id, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self {
            note_id,
            body: Nullable::from_nested(body),
        })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PatchNotesByNoteIdResponse {}

impl PatchNotesByNoteIdResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `patch_notes_by_note_id`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PatchNotesByNoteIdFailure {}

impl PatchNotesByNoteIdFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `patch_notes_by_note_id`. The common headers are set if it
/// returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    note_id: &str,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PatchNotesByNoteIdRequest::decode(parts, note_id, body, body_limit)
        .await?;
    match Api::patch_notes_by_note_id(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
