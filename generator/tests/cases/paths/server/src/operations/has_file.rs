// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `hasFile`: `HEAD /files/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, response};

/// What `hasFile` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HasFileRequest {
    /// `id`.
    pub id: i64,
}

/// What no [`HasFileRequest`] can be without.
#[derive(Debug)]
pub struct HasFileRequestRequired {
    /// `id`.
    pub id: i64,
}

impl From<HasFileRequestRequired> for HasFileRequest {
    fn from(required: HasFileRequestRequired) -> Self {
        Self { id: required.id }
    }
}

impl HasFileRequest {
    /// Decodes a request, or tells every rule that it breaks.
    fn decode(id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let id = path::parameter("id", id, &mut violations)
            .required(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let (Some(id), true) = (id, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { id })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct HasFileResponse {}

impl HasFileResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `hasFile` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum HasFileFailure {}

impl HasFileFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `hasFile`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts, id: &str) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, id).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A, id: &str) -> Result<Response<Body>, Rejection> {
    let request = HasFileRequest::decode(id)?;
    match Api::has_file(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
