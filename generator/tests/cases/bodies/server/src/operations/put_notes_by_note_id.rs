// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `put_notes_by_note_id`: `PUT /notes/{noteId}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, query, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::day::{Day, DAY_SCHEMA};

/// The request of `put_notes_by_note_id`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutNotesByNoteIdRequest {
    pub note_id: i64,
    pub notify: Option<bool>,
    /// The body.
    pub body: Option<Day>,
}

/// The required fields of [`PutNotesByNoteIdRequest`].
#[derive(Debug)]
pub struct PutNotesByNoteIdRequestRequired {
    pub note_id: i64,
}

record::implement! {
    PutNotesByNoteIdRequest from PutNotesByNoteIdRequestRequired {
        required(note_id);
        optional(notify: bool);
        optional(body: Day);
    }
}

impl PutNotesByNoteIdRequest {
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
        let [notify] = query::read(parts.uri.query(), ["notify"], &mut violations);
        let notify = notify.optional(&mut violations, parameter::boolean);
        let body: Option<Day> = bytes
            .as_deref()
            .and_then(|bytes| request_body::decode_json(
                bytes,
                &DAY_SCHEMA,
                |_| true,
                &mut violations,
            ));
        let (Some(note_id), true) = (note_id, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { note_id, notify, body })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PutNotesByNoteIdResponse {}

impl PutNotesByNoteIdResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `put_notes_by_note_id`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutNotesByNoteIdFailure {}

impl PutNotesByNoteIdFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `put_notes_by_note_id`. The common headers are set if it
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
    let request = PutNotesByNoteIdRequest::decode(parts, note_id, body, body_limit)
        .await?;
    match Api::put_notes_by_note_id(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
