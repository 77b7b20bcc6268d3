// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `addNote`: `POST /notes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response, text_body};
use crate::traits::{CommonHeaders, Reject};
use crate::types::later::Later;

/// The request of `addNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddNoteRequest {
    /// The body.
    pub body: String,
}

/// The required fields of [`AddNoteRequest`].
#[derive(Debug)]
pub struct AddNoteRequestRequired {
    /// The body.
    pub body: String,
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
        let bytes = request_body::read(parts, body, body_limit, "text/plain").await?;
        let mut violations = Violations::new();
        let body = text_body::decode(parts, &bytes, &[], &mut violations);
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: taken.
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
pub enum AddNoteFailure {
    /// `501`: not yet.
    NotImplemented(Later),
    /// `501`: the operation is not implemented.
    NotImplementedYet,
}

impl AddNoteFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotImplemented(body) => {
                response::json(into, StatusCode::NOT_IMPLEMENTED, &body)
            }
            Self::NotImplementedYet => Err(Rejection::NotImplemented),
        }
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
    let mut caller = pipeline::token(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = AddNoteRequest::decode(parts, body, body_limit).await?;
    match Api::add_note(api, &caller, parts, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Creates the response to a rejected request, as documented by `addNote`.
#[cold]
pub(crate) fn reject<A: Api>(api: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    let status = rejection.status();
    let encoded = match status.as_u16() {
        501 => response::json(into, status, &Reject::later(api, rejection)),
        _ => return pipeline::reject(api, rejection, into),
    };
    if encoded.is_err() {
        response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
    }
    rejection.write_headers(into.headers_mut());
}
