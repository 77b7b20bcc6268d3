// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `getLost`: `GET /lost`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// What `getLost` is asked for.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetLostRequest {}

impl GetLostRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `2XX`: a success, of which the description tells nothing.
///
/// It has a status from 200 to 299; any other is answered as an internal error.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetLostResponse {
    /// The status.
    pub status: StatusCode,
}

/// What no [`GetLostResponse`] can be without.
#[derive(Debug)]
pub struct GetLostResponseRequired {
    /// The status.
    pub status: StatusCode,
}

impl From<GetLostResponseRequired> for GetLostResponse {
    fn from(required: GetLostResponseRequired) -> Self {
        Self { status: required.status }
    }
}

impl GetLostResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(response::chosen(self.status, 200..=299, &[])?))
    }
}

/// How `getLost` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetLostFailure {
    /// `404`: nothing is lost.
    NotFound,
}

impl GetLostFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::NotFound => Ok(response::empty(StatusCode::NOT_FOUND)),
        }
    }
}

/// Answers a request to `getLost`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts, gate::reject).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api).await;
    gate::leave(api, &headers, answer, gate::reject)
}

async fn answer<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = GetLostRequest::decode()?;
    match Api::get_lost(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
