// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `replaceParcel`: `PUT /parcels/{id}`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::hooks::Reject;
use crate::responses::Away;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{header, parameter, path, response};
use crate::types::{Parcel, Words};

/// What `replaceParcel` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReplaceParcelRequest {
    /// `id`.
    pub id: String,
}

/// What no [`ReplaceParcelRequest`] can be without.
#[derive(Debug)]
pub struct ReplaceParcelRequestRequired {
    /// `id`.
    pub id: String,
}

impl From<ReplaceParcelRequestRequired> for ReplaceParcelRequest {
    fn from(required: ReplaceParcelRequestRequired) -> Self {
        Self { id: required.id }
    }
}

impl ReplaceParcelRequest {
    /// Decodes a request, or tells every rule that it breaks.
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
/// It has a status from 200 to 299 other than 204, 205; any other is answered as an
/// internal error.
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

/// What no [`ReplaceParcelResponse`] can be without.
#[derive(Debug)]
pub struct ReplaceParcelResponseRequired {
    /// The status.
    pub status: StatusCode,
    /// The body.
    pub body: Parcel,
    /// `Status`.
    pub value_status: String,
}

impl From<ReplaceParcelResponseRequired> for ReplaceParcelResponse {
    fn from(required: ReplaceParcelResponseRequired) -> Self {
        Self {
            status: required.status,
            body: required.body,
            value_status: required.value_status,
        }
    }
}

impl ReplaceParcelResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        let mut response = response::json(
            response::chosen(self.status, 200..=299, &[204, 205])?,
            &self.body,
        )?;
        let headers = response.headers_mut();
        header::write(
            headers,
            const { HeaderName::from_static("status") },
            &self.value_status,
        )?;
        Ok(response)
    }
}

/// How `replaceParcel` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReplaceParcelFailure {
    /// `404`: there is none.
    NotFound(Words),
    /// `5XX`: the store is away.
    ///
    /// It has a status from 500 to 599; any other is answered as an internal error.
    ServerError(StatusCode, Away),
}

impl ReplaceParcelFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::NotFound(body) => response::json(StatusCode::NOT_FOUND, &body),
            Self::ServerError(status, payload) => {
                payload.encode(response::chosen(status, 500..=599, &[])?)
            }
        }
    }
}

/// Answers a request to `replaceParcel`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts, id: &str) -> Response<Body> {
    let headers = match gate::enter_open(api, parts, reject).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, id).await;
    gate::leave(api, &headers, answer, reject)
}

async fn answer<A: Api>(api: &A, id: &str) -> Result<Response<Body>, Rejection> {
    let request = ReplaceParcelRequest::decode(id)?;
    match Api::replace_parcel(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}

/// Answers a rejected request as `replaceParcel` documents it.
#[cold]
fn reject<A: Api>(api: &A, rejection: &Rejection) -> Response<Body> {
    let status = rejection.status();
    let answer = match status.as_u16() {
        404 => response::json(status, &Reject::words(api, rejection)),
        500 | 503 => response::json(status, &Reject::error(api, rejection)),
        _ => return gate::reject(api, rejection),
    };
    gate::complete(answer, rejection)
}
