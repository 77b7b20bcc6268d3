// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `addParcel`: `POST /parcels`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};
use uuid::Uuid;

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{header, record, request_body, response};
use crate::traits::{CommonHeaders, Reject};
use crate::types::error::Error;
use crate::types::order::Order;
use crate::types::parcel::{Parcel, PARCEL_SCHEMA};

/// The request of `addParcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddParcelRequest {
    /// The body.
    pub body: Parcel,
}

/// The required fields of [`AddParcelRequest`].
#[derive(Debug)]
pub struct AddParcelRequestRequired {
    /// The body.
    pub body: Parcel,
}

record::implement! {
    AddParcelRequest from AddParcelRequestRequired {
        required(body);
    }
}

impl AddParcelRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Parcel> = request_body::decode_json(
            &bytes,
            &PARCEL_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// The success responses of `addParcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddParcelResponse {
    /// `201`: it is added.
    ///
    /// Links:
    ///
    /// - `Address`: `getParcel`, The parcel, as it *is* {now}.
    /// - `parcels`: `#/paths/~1parcels/get`
    Created(Parcel),
    /// `2XX`: it will be added.
    ///
    /// The status must be from 200 to 299, except 201; otherwise the response is an
    /// internal error.
    Success(StatusCode),
}

impl AddParcelResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Created(body) => response::json(into, StatusCode::CREATED, &body),
            Self::Success(status) => {
                response::empty(into, response::chosen(status, 200..=299, &[201])?);
                Ok(())
            }
        }
    }
}

/// The errors of `addParcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddParcelFailure {
    /// `409`: there is one already.
    Conflict(String),
    /// `4XX`: the parcel {id} is wrong.
    ///
    /// The status must be from 400 to 499, except 409; otherwise the response is an
    /// internal error.
    ClientError(StatusCode, AddParcelClientError),
    /// `default`: the store is away.
    ///
    /// The status must be from 500 to 599; otherwise the response is an internal error.
    Default(StatusCode, Error),
}

impl AddParcelFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Conflict(body) => response::json(into, StatusCode::CONFLICT, &body),
            Self::ClientError(status, payload) => {
                payload.encode(into, response::chosen(status, 400..=499, &[409])?)
            }
            Self::Default(status, body) => {
                response::json(into, response::chosen(status, 500..=599, &[])?, &body)
            }
        }
    }
}

/// The parcel {id} is wrong.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddParcelClientError {
    /// The body.
    pub body: Vec<Uuid>,
    pub x_order: Option<Order>,
    /// `Status`.
    pub value_status: Option<String>,
}

/// The required fields of [`AddParcelClientError`].
#[derive(Debug)]
pub struct AddParcelClientErrorRequired {
    /// The body.
    pub body: Vec<Uuid>,
}

record::implement! {
    AddParcelClientError from AddParcelClientErrorRequired {
        required(body);
        optional(x_order: Order);
        optional(value_status: String);
    }
}

impl AddParcelClientError {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        response::json(into, status, &self.body)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.x_order {
            header::write(
                headers,
                const { HeaderName::from_static("x-order") },
                &value.to_string(),
            )?;
        }
        if let Some(value) = &self.value_status {
            header::write(headers, const { HeaderName::from_static("status") }, value)?;
        }
        Ok(())
    }
}

/// Handles a request to `addParcel`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddParcelRequest::decode(parts, body, body_limit).await?;
    match Api::add_parcel(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Creates the response to a rejected request, as documented by `addParcel`.
#[cold]
pub(crate) fn reject<A: Api>(api: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    let status = rejection.status();
    let encoded = match status.as_u16() {
        400 | 401 | 403 | 413 | 415 | 429 => {
            response::json(
                into,
                status,
                &Reject::add_parcel_client_error(api, rejection),
            )
        }
        500 | 503 => response::json(into, status, &Reject::error(api, rejection)),
        _ => return pipeline::reject(api, rejection, into),
    };
    if encoded.is_err() {
        response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
    }
    rejection.write_headers(into.headers_mut());
}
