// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep6`: `GET /a/b/c/d/e/f/g`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `deep6`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Deep6Request {}

impl Deep6Request {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Deep6Response {}

impl Deep6Response {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `deep6`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Deep6Failure {}

impl Deep6Failure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `deep6`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = Deep6Request::decode()?;
    match Api::deep6(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
