// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `removeParcel`: `DELETE /parcels/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::responses::away::Away;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::{CommonHeaders, Reject};
use crate::types::error::Error;

/// The request of `removeParcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveParcelRequest {
    pub id: String,
}

/// The required fields of [`RemoveParcelRequest`].
#[derive(Debug)]
pub struct RemoveParcelRequestRequired {
    pub id: String,
}

record::implement! {
    RemoveParcelRequest from RemoveParcelRequestRequired {
        required(id);
    }
}

impl RemoveParcelRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let id = path::parameter("id", id, &mut violations)
            .required(&mut violations, parameter::text);
        let (Some(id), true) = (id, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { id })
    }
}

/// `default`: it is removed.
///
/// The status must be from 200 to 399; otherwise the response is an internal error.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveParcelResponse {
    /// The status.
    pub status: StatusCode,
}

/// The required fields of [`RemoveParcelResponse`].
#[derive(Debug)]
pub struct RemoveParcelResponseRequired {
    /// The status.
    pub status: StatusCode,
}

record::implement! {
    RemoveParcelResponse from RemoveParcelResponseRequired {
        required(status);
    }
}

impl RemoveParcelResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, response::chosen(self.status, 200..=399, &[])?);
        Ok(())
    }
}

/// The errors of `removeParcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum RemoveParcelFailure {
    /// `4XX`: it cannot be removed.
    ///
    /// The status must be from 400 to 499; otherwise the response is an internal error.
    ClientError(StatusCode, Error),
    /// `5XX`: the store is away.
    ///
    /// The status must be from 500 to 599; otherwise the response is an internal error.
    ServerError(StatusCode, Away),
}

impl RemoveParcelFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::ClientError(status, body) => {
                response::json(into, response::chosen(status, 400..=499, &[])?, &body)
            }
            Self::ServerError(status, payload) => {
                payload.encode(into, response::chosen(status, 500..=599, &[])?)
            }
        }
    }
}

/// Handles a request to `removeParcel`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = RemoveParcelRequest::decode(id)?;
    match Api::remove_parcel(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Creates the response to a rejected request, as documented by `removeParcel`.
#[cold]
pub(crate) fn reject<A: Api>(api: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    let status = rejection.status();
    let encoded = match status.as_u16() {
        400 | 401 | 403 | 404 | 429 | 500 | 503 => {
            response::json(into, status, &Reject::error(api, rejection))
        }
        _ => return pipeline::reject(api, rejection, into),
    };
    if encoded.is_err() {
        response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
    }
    rejection.write_headers(into.headers_mut());
}
