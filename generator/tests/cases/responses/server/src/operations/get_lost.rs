// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `getLost`: `GET /lost`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{record, response};
use crate::traits::CommonHeaders;

/// The request of `getLost`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetLostRequest {}

impl GetLostRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `2XX`: an undescribed response.
///
/// The status must be from 200 to 299; otherwise the response is an internal error.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetLostResponse {
    /// The status.
    pub status: StatusCode,
}

/// The required fields of [`GetLostResponse`].
#[derive(Debug)]
pub struct GetLostResponseRequired {
    /// The status.
    pub status: StatusCode,
}

record::implement! {
    GetLostResponse from GetLostResponseRequired {
        required(status);
    }
}

impl GetLostResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, response::chosen(self.status, 200..=299, &[])?);
        Ok(())
    }
}

/// The errors of `getLost`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetLostFailure {
    /// `404`: nothing is lost.
    NotFound,
}

impl GetLostFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotFound => {
                response::empty(into, StatusCode::NOT_FOUND);
                Ok(())
            }
        }
    }
}

/// Handles a request to `getLost`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetLostRequest::decode()?;
    match Api::get_lost(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
