// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `replaceParcel`: `PUT /parcels/{id}`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::responses::away::Away;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{header, parameter, path, record, response};
use crate::traits::{CommonHeaders, Reject};
use crate::types::parcel::Parcel;
use crate::types::words::Words;

/// The request of `replaceParcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReplaceParcelRequest {
    pub id: String,
}

/// The required fields of [`ReplaceParcelRequest`].
#[derive(Debug)]
pub struct ReplaceParcelRequestRequired {
    pub id: String,
}

record::implement! {
    ReplaceParcelRequest from ReplaceParcelRequestRequired {
        required(id);
    }
}

impl ReplaceParcelRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let id = path::parameter("id", id, &mut violations)
            .required(&mut violations, parameter::text);
        let Some(id) = id else {
            return Err(Rejection::NotFound);
        };
        violations.into_result()?;
        Ok(Self { id })
    }
}

/// `2XX`: it is replaced.
///
/// The status must be from 200 to 299, except 204, 205; otherwise the response is
/// an internal error.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReplaceParcelResponse {
    /// The status.
    pub status: StatusCode,
    /// The body.
    pub body: Parcel,
    /// `Status`.
    pub value_status: String,
}

/// The required fields of [`ReplaceParcelResponse`].
#[derive(Debug)]
pub struct ReplaceParcelResponseRequired {
    /// The status.
    pub status: StatusCode,
    /// The body.
    pub body: Parcel,
    /// `Status`.
    pub value_status: String,
}

record::implement! {
    ReplaceParcelResponse from ReplaceParcelResponseRequired {
        required(status);
        required(body);
        required(value_status);
    }
}

impl ReplaceParcelResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(
            into,
            response::chosen(self.status, 200..=299, &[204, 205])?,
            &self.body,
        )?;
        let headers = into.headers_mut();
        header::write(
            headers,
            const { HeaderName::from_static("status") },
            &self.value_status,
        )?;
        Ok(())
    }
}

/// The errors of `replaceParcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReplaceParcelFailure {
    /// `404`: there is none.
    NotFound(Words),
    /// `5XX`: the store is away.
    ///
    /// The status must be from 500 to 599; otherwise the response is an internal error.
    ServerError(StatusCode, Away),
}

impl ReplaceParcelFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotFound(body) => response::json(into, StatusCode::NOT_FOUND, &body),
            Self::ServerError(status, payload) => {
                payload.encode(into, response::chosen(status, 500..=599, &[])?)
            }
        }
    }
}

/// Handles a request to `replaceParcel`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ReplaceParcelRequest::decode(id)?;
    match Api::replace_parcel(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Creates the response to a rejected request, as documented by `replaceParcel`.
#[cold]
pub(crate) fn reject<A: Api>(api: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    let status = rejection.status();
    let encoded = match status.as_u16() {
        404 => response::json(into, status, &Reject::words(api, rejection)),
        500 | 503 => response::json(into, status, &Reject::error(api, rejection)),
        _ => return pipeline::reject(api, rejection, into),
    };
    if encoded.is_err() {
        response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
    }
    rejection.write_headers(into.headers_mut());
}
