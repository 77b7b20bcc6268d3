// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `addValues`: `POST /values`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{body, response};
use crate::types::{Derived, ValuesType};
use crate::{gate, types};

/// What `addValues` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddValuesRequest {
    /// The body.
    pub body: ValuesType,
}

/// What a [`AddValuesRequest`] cannot be without.
#[derive(Debug)]
pub struct AddValuesRequestRequired {
    /// The body.
    pub body: ValuesType,
}

impl From<AddValuesRequestRequired> for AddValuesRequest {
    fn from(required: AddValuesRequestRequired) -> Self {
        Self { body: required.body }
    }
}

impl AddValuesRequest {
    /// Decodes a request, or tells every rule that it breaks.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<ValuesType> = body::decode_json(
            &bytes,
            &types::values_type::SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: added.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddValuesResponse {
    /// The body.
    pub body: Derived,
}

impl From<Derived> for AddValuesResponse {
    fn from(body: Derived) -> Self {
        Self { body }
    }
}

impl AddValuesResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        response::json(StatusCode::OK, &self.body)
    }
}

/// How `addValues` fails.
#[derive(Clone, Debug, PartialEq)]
pub enum AddValuesFailure {}

impl AddValuesFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `addValues`.
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
    let request = AddValuesRequest::decode(parts, body, body_limit).await?;
    match Api::add_values(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
