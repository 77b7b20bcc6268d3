// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep10`: `GET /a/b/c/d/e/f/g/h/i/j/k`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `deep10`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Deep10Request {}

impl Deep10Request {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Deep10Response {}

impl Deep10Response {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `deep10`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Deep10Failure {}

impl Deep10Failure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `deep10`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = Deep10Request::decode()?;
    match Api::deep10(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
