// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `getParcel`: `GET /parcels/{id}`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{header, parameter, path, record, response};
use crate::traits::{CommonHeaders, Reject};
use crate::types::answer::Answer;

/// The request of `getParcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetParcelRequest {
    pub id: String,
}

/// The required fields of [`GetParcelRequest`].
#[derive(Debug)]
pub struct GetParcelRequestRequired {
    pub id: String,
}

record::implement! {
    GetParcelRequest from GetParcelRequestRequired {
        required(id);
    }
}

impl GetParcelRequest {
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

/// `default`: the parcel, or why there is none.
///
/// The status must be from 200 to 399, except 204, 205, 304; otherwise the response
/// is an internal error.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetParcelResponse {
    /// The status.
    pub status: StatusCode,
    /// The body.
    pub body: Answer,
    /// `Status`.
    pub value_status: String,
}

/// The required fields of [`GetParcelResponse`].
#[derive(Debug)]
pub struct GetParcelResponseRequired {
    /// The status.
    pub status: StatusCode,
    /// The body.
    pub body: Answer,
    /// `Status`.
    pub value_status: String,
}

record::implement! {
    GetParcelResponse from GetParcelResponseRequired {
        required(status);
        required(body);
        required(value_status);
    }
}

impl GetParcelResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(
            into,
            response::chosen(self.status, 200..=399, &[204, 205, 304])?,
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

/// The errors of `getParcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetParcelFailure {
    /// `default`: the parcel, or why there is none.
    ///
    /// The status must be from 400 to 599; otherwise the response is an internal error.
    Default(StatusCode, GetParcelDefault),
}

impl GetParcelFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Default(status, payload) => {
                payload.encode(into, response::chosen(status, 400..=599, &[])?)
            }
        }
    }
}

/// The parcel, or why there is none.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetParcelDefault {
    /// The body.
    pub body: Answer,
    /// `Status`.
    pub value_status: String,
}

/// The required fields of [`GetParcelDefault`].
#[derive(Debug)]
pub struct GetParcelDefaultRequired {
    /// The body.
    pub body: Answer,
    /// `Status`.
    pub value_status: String,
}

record::implement! {
    GetParcelDefault from GetParcelDefaultRequired {
        required(body);
        required(value_status);
    }
}

impl GetParcelDefault {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        response::json(into, status, &self.body)?;
        let headers = into.headers_mut();
        header::write(
            headers,
            const { HeaderName::from_static("status") },
            &self.value_status,
        )?;
        Ok(())
    }
}

/// Handles a request to `getParcel`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetParcelRequest::decode(id)?;
    match Api::get_parcel(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Creates the response to a rejected request, as documented by `getParcel`.
#[cold]
pub(crate) fn reject<A: Api>(api: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    let status = rejection.status();
    let encoded = match status.as_u16() {
        400 | 401 | 403 | 404 | 429 | 500 | 503 => {
            response::json(into, status, &Reject::answer(api, rejection))
        }
        _ => return pipeline::reject(api, rejection, into),
    };
    if encoded.is_err() {
        response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
    }
    rejection.write_headers(into.headers_mut());
}
