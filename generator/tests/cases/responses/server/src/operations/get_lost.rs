// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `getLost`: `GET /lost`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{record, response};

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

/// Handles a request to `getLost`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts, into: &mut Response<Body>) {
    let (headers, caller) = pipeline::admit_anonymous(api, parts).await;
    let result = match caller {
        Ok(()) => respond(api, into).await,
        Err(rejection) => Err(rejection),
    };
    pipeline::finish(api, &headers, result.as_ref().err(), pipeline::reject, into);
}

async fn respond<A: Api>(api: &A, into: &mut Response<Body>) -> Result<(), Rejection> {
    let request = GetLostRequest::decode()?;
    match Api::get_lost(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
