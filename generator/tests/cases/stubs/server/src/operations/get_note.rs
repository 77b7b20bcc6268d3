// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `getNote`: `GET /notes/{noteId}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::{CommonHeaders, Reject};
use crate::types::problem::Problem;

/// The request of `getNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetNoteRequest {
    pub note_id: i64,
}

/// The required fields of [`GetNoteRequest`].
#[derive(Debug)]
pub struct GetNoteRequestRequired {
    pub note_id: i64,
}

record::implement! {
    GetNoteRequest from GetNoteRequestRequired {
        required(note_id);
    }
}

impl GetNoteRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(note_id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let note_id = path::parameter("noteId", note_id, &mut violations)
            .required(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let Some(note_id) = note_id else {
            return Err(Rejection::NotFound);
        };
        violations.into_result()?;
        Ok(Self { note_id })
    }
}

/// `200`: the note.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetNoteResponse {
    /// The body.
    pub body: String,
}

impl From<String> for GetNoteResponse {
    fn from(body: String) -> Self {
        Self { body }
    }
}

impl GetNoteResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::whole(into, StatusCode::OK, "text/plain; charset=utf-8", self.body);
        Ok(())
    }
}

/// The errors of `getNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetNoteFailure {
    /// `404`: there is none.
    NotFound,
    /// `default`: it failed.
    ///
    /// The status must be from 400 to 599, except 404; otherwise the response is an
    /// internal error.
    Default(StatusCode, Problem),
    /// `501`: the operation is not implemented.
    NotImplemented,
}

impl GetNoteFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotFound => {
                response::empty(into, StatusCode::NOT_FOUND);
                Ok(())
            }
            Self::Default(status, body) => {
                response::json(into, response::chosen(status, 400..=599, &[404])?, &body)
            }
            Self::NotImplemented => Err(Rejection::NotImplemented),
        }
    }
}

/// Handles a request to `getNote`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    note_id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetNoteRequest::decode(note_id)?;
    match Api::get_note(api, parts, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Creates the response to a rejected request, as documented by `getNote`.
#[cold]
pub(crate) fn reject<A: Api>(api: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    let status = rejection.status();
    let encoded = match status.as_u16() {
        400 | 401 | 403 | 429 | 500 | 501 | 503 => {
            response::json(into, status, &Reject::problem(api, rejection))
        }
        _ => return pipeline::reject(api, rejection, into),
    };
    if encoded.is_err() {
        response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
    }
    rejection.write_headers(into.headers_mut());
}
