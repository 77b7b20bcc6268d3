// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `countNotes`: `HEAD /count`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `countNotes`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CountNotesRequest {}

impl CountNotesRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: counted.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CountNotesResponse {}

impl CountNotesResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `countNotes`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CountNotesFailure {
    /// `501`: the operation is not implemented.
    NotImplemented,
}

impl CountNotesFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotImplemented => Err(Rejection::NotImplemented),
        }
    }
}

/// Handles a request to `countNotes`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = CountNotesRequest::decode()?;
    match Api::count_notes(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
