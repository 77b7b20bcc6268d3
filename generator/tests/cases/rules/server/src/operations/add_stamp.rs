// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `addStamp`: `POST /stamps`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{request_body, response, ruled_body};
use crate::types::Stamp;
use crate::{gate, rules, types};

/// What `addStamp` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddStampRequest {
    /// The body.
    pub body: Stamp,
}

/// What no [`AddStampRequest`] can be without.
#[derive(Debug)]
pub struct AddStampRequestRequired {
    /// The body.
    pub body: Stamp,
}

impl From<AddStampRequestRequired> for AddStampRequest {
    fn from(required: AddStampRequestRequired) -> Self {
        Self { body: required.body }
    }
}

impl AddStampRequest {
    /// Decodes a request, or tells every rule that it breaks.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Stamp> = ruled_body::decode_json(
            &bytes,
            &types::stamp::SCHEMA,
            &rules::STAMP,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: added.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddStampResponse {}

impl AddStampResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `addStamp` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddStampFailure {}

impl AddStampFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `addStamp`.
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
    let request = AddStampRequest::decode(parts, body, body_limit).await?;
    match Api::add_stamp(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
