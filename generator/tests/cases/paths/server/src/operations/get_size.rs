// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getSize`: `GET /größe/a b/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, response};

/// What `getSize` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSizeRequest {
    /// `id`.
    pub id: String,
}

/// What no [`GetSizeRequest`] can be without.
#[derive(Debug)]
pub struct GetSizeRequestRequired {
    /// `id`.
    pub id: String,
}

impl From<GetSizeRequestRequired> for GetSizeRequest {
    fn from(required: GetSizeRequestRequired) -> Self {
        Self { id: required.id }
    }
}

impl GetSizeRequest {
    /// Decodes a request, or tells every rule that it breaks.
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

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetSizeResponse {}

impl GetSizeResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `getSize` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetSizeFailure {}

impl GetSizeFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `getSize`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts, id: &str) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, id).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A, id: &str) -> Result<Response<Body>, Rejection> {
    let request = GetSizeRequest::decode(id)?;
    match Api::get_size(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
