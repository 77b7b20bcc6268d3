// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getSize`: `GET /größe/a b/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `getSize`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSizeRequest {
    pub id: String,
}

/// The required fields of [`GetSizeRequest`].
#[derive(Debug)]
pub struct GetSizeRequestRequired {
    pub id: String,
}

record::implement! {
    GetSizeRequest from GetSizeRequestRequired {
        required(id);
    }
}

impl GetSizeRequest {
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

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetSizeResponse {}

impl GetSizeResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getSize`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetSizeFailure {}

impl GetSizeFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getSize`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetSizeRequest::decode(id)?;
    match Api::get_size(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
