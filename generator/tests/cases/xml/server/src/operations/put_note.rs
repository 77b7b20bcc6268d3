// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `putNote`: `PUT /notes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response, text_body};
use crate::traits::CommonHeaders;

/// The request of `putNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutNoteRequest {
    /// The body.
    pub body: String,
}

/// The required fields of [`PutNoteRequest`].
#[derive(Debug)]
pub struct PutNoteRequestRequired {
    /// The body.
    pub body: String,
}

record::implement! {
    PutNoteRequest from PutNoteRequestRequired {
        required(body);
    }
}

impl PutNoteRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(parts, body, body_limit, "application/xml")
            .await?;
        let mut violations = Violations::new();
        let body = text_body::decode(parts, &bytes, &[], &mut violations);
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: the note.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutNoteResponse {
    /// The body.
    pub body: String,
}

impl From<String> for PutNoteResponse {
    fn from(body: String) -> Self {
        Self { body }
    }
}

impl PutNoteResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::whole(into, StatusCode::OK, "text/xml; charset=utf-8", self.body);
        Ok(())
    }
}

/// The errors of `putNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutNoteFailure {}

impl PutNoteFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putNote`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutNoteRequest::decode(parts, body, body_limit).await?;
    match Api::put_note(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
