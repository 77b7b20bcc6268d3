// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `listNotes`: `GET /notes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `listNotes`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListNotesRequest {}

impl ListNotesRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: the notes.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListNotesResponse {
    /// The body.
    pub body: Vec<String>,
}

impl From<Vec<String>> for ListNotesResponse {
    fn from(body: Vec<String>) -> Self {
        Self { body }
    }
}

impl ListNotesResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `listNotes`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListNotesFailure {
    /// `501`: the operation is not implemented.
    NotImplemented,
}

impl ListNotesFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotImplemented => Err(Rejection::NotImplemented),
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
    let mut caller = pipeline::token(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = ListNotesRequest::decode()?;
    match Api::list_notes(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
