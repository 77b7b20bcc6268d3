// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `addNote`: `POST /notes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{form, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::note::{Note, NOTE_SCHEMA};

/// The request of `addNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddNoteRequest {
    /// The body.
    pub body: Note,
}

/// The required fields of [`AddNoteRequest`].
#[derive(Debug)]
pub struct AddNoteRequestRequired {
    /// The body.
    pub body: Note,
}

record::implement! {
    AddNoteRequest from AddNoteRequestRequired {
        required(body);
    }
}

impl AddNoteRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(
                parts,
                body,
                body_limit,
                "application/x-www-form-urlencoded",
            )
            .await?;
        let mut violations = Violations::new();
        let body: Option<Note> = form::decode(
            &bytes,
            &NOTE_SCHEMA,
            FieldStyles::new(
                &[
                    ("ids", FieldStyle::Styled(Style::Pipes)),
                    ("words", FieldStyle::Styled(Style::Form { explode: false })),
                    ("labels", FieldStyle::Styled(Style::Deep)),
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
pub struct AddNoteResponse {
    /// The body.
    pub body: Note,
}

impl From<Note> for AddNoteResponse {
    fn from(body: Note) -> Self {
        Self { body }
    }
}

impl AddNoteResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `addNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddNoteFailure {}

impl AddNoteFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addNote`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddNoteRequest::decode(parts, body, body_limit).await?;
    match Api::add_note(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
