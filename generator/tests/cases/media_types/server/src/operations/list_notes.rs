// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `listNotes`: `GET /notes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;
use crate::types::note::Note;
use crate::types::problem::Problem;

/// The request of `listNotes`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListNotesRequest {}

impl ListNotesRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: all.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListNotesResponse {
    /// The body.
    pub body: Vec<Note>,
}

impl From<Vec<Note>> for ListNotesResponse {
    fn from(body: Vec<Note>) -> Self {
        Self { body }
    }
}

impl ListNotesResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json_as(
            into,
            StatusCode::OK,
            "application/vnd.notes+json; version=1",
            &self.body,
        )
    }
}

/// The errors of `listNotes`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListNotesFailure {
    /// `404`: none.
    NotFound(Problem),
}

impl ListNotesFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotFound(body) => {
                response::json_as(
                    into,
                    StatusCode::NOT_FOUND,
                    "application/problem+json",
                    &body,
                )
            }
        }
    }
}

/// Handles a request to `listNotes`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListNotesRequest::decode()?;
    match Api::list_notes(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
