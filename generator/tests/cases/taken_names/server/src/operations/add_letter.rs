// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `addLetter`: `POST /letters`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{request_body, response};
use crate::types::{AType, BType};
use crate::{gate, types};

/// What `addLetter` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddLetterRequest {
    /// The body.
    pub body: BType,
}

/// What no [`AddLetterRequest`] can be without.
#[derive(Debug)]
pub struct AddLetterRequestRequired {
    /// The body.
    pub body: BType,
}

impl From<AddLetterRequestRequired> for AddLetterRequest {
    fn from(required: AddLetterRequestRequired) -> Self {
        Self { body: required.body }
    }
}

impl AddLetterRequest {
    /// Decodes a request, or tells every rule that it breaks.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<BType> = request_body::decode_json(
            &bytes,
            &types::b_type::SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: both.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddLetterResponse {
    /// The body.
    pub body: AType,
}

impl From<AType> for AddLetterResponse {
    fn from(body: AType) -> Self {
        Self { body }
    }
}

impl AddLetterResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        response::json(StatusCode::OK, &self.body)
    }
}

/// How `addLetter` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddLetterFailure {}

impl AddLetterFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `addLetter`.
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
    let request = AddLetterRequest::decode(parts, body, body_limit).await?;
    match Api::add_letter(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
