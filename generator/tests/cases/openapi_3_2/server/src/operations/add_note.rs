// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `addNote`: `POST /notes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response, xml_body};
use crate::traits::CommonHeaders;
use crate::types::note::{Note, NOTE_SCHEMA};
use crate::{pipeline, xml};

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
        let bytes = request_body::read(parts, body, body_limit, "application/xml")
            .await?;
        let mut violations = Violations::new();
        let body: Option<Note> = xml_body::json(
                parts,
                &bytes,
                &xml::NOTE_DOCUMENT,
                &mut violations,
            )
            .and_then(|json| request_body::decode_json(
                &json,
                &NOTE_SCHEMA,
                |_| true,
                &mut violations,
            ));
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: an undescribed response.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddNoteResponse {}

impl AddNoteResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
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
    let mut caller = pipeline::login(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = AddNoteRequest::decode(parts, body, body_limit).await?;
    match Api::add_note(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
