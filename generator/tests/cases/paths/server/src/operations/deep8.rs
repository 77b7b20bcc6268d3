// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep8`: `GET /a/b/c/d/e/f/g/h/i`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `deep8`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Deep8Request {}

impl Deep8Request {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Deep8Response {}

impl Deep8Response {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `deep8`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Deep8Failure {}

impl Deep8Failure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `deep8`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = Deep8Request::decode()?;
    match Api::deep8(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
