// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `sendParcel`: `POST /parcels`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{constrained_body, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::parcel::{Parcel, PARCEL_SCHEMA};
use crate::{constraints, pipeline};

/// The request of `sendParcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendParcelRequest {
    /// The body.
    pub body: Parcel,
}

/// The required fields of [`SendParcelRequest`].
#[derive(Debug)]
pub struct SendParcelRequestRequired {
    /// The body.
    pub body: Parcel,
}

record::implement! {
    SendParcelRequest from SendParcelRequestRequired {
        required(body);
    }
}

impl SendParcelRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Parcel> = constrained_body::decode_json(
            &bytes,
            &PARCEL_SCHEMA,
            &constraints::PARCEL,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: sent.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SendParcelResponse {}

impl SendParcelResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `sendParcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SendParcelFailure {}

impl SendParcelFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `sendParcel`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = SendParcelRequest::decode(parts, body, body_limit).await?;
    match Api::send_parcel(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
