// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `post_notes`: `POST /notes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::note::{Note, NOTE_SCHEMA};

/// The request of `post_notes`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PostNotesRequest {
    /// The note to add.
    pub body: Option<Note>,
}

record::implement! {
    PostNotesRequest {
        optional(body: Note);
    }
}

impl PostNotesRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Note> = bytes
            .as_deref()
            .and_then(|bytes| request_body::decode_json(
                bytes,
                &NOTE_SCHEMA,
                |_| true,
                &mut violations,
            ));
        violations.into_result()?;
        Ok(Self { body })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PostNotesResponse {}

impl PostNotesResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `post_notes`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PostNotesFailure {}

impl PostNotesFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `post_notes`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PostNotesRequest::decode(parts, body, body_limit).await?;
    match Api::post_notes(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
