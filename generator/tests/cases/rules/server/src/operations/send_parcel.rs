// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `sendParcel`: `POST /parcels`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{request_body, response, ruled_body};
use crate::types::Parcel;
use crate::{gate, rules, types};

/// What `sendParcel` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendParcelRequest {
    /// The body.
    pub body: Parcel,
}

/// What no [`SendParcelRequest`] can be without.
#[derive(Debug)]
pub struct SendParcelRequestRequired {
    /// The body.
    pub body: Parcel,
}

impl From<SendParcelRequestRequired> for SendParcelRequest {
    fn from(required: SendParcelRequestRequired) -> Self {
        Self { body: required.body }
    }
}

impl SendParcelRequest {
    /// Decodes a request, or tells every rule that it breaks.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Parcel> = ruled_body::decode_json(
            &bytes,
            &types::parcel::SCHEMA,
            &rules::PARCEL,
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `sendParcel` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SendParcelFailure {}

impl SendParcelFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `sendParcel`.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts, body, body_limit).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Result<Response<Body>, Rejection> {
    let request = SendParcelRequest::decode(parts, body, body_limit).await?;
    match Api::send_parcel(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
