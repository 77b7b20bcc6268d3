// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `describeFile`: `GET /files/{name}.json`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, response};

/// What `describeFile` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DescribeFileRequest {
    /// `name`.
    pub name: String,
}

/// What no [`DescribeFileRequest`] can be without.
#[derive(Debug)]
pub struct DescribeFileRequestRequired {
    /// `name`.
    pub name: String,
}

impl From<DescribeFileRequestRequired> for DescribeFileRequest {
    fn from(required: DescribeFileRequestRequired) -> Self {
        Self { name: required.name }
    }
}

impl DescribeFileRequest {
    /// Decodes a request, or tells every rule that it breaks.
    fn decode(name: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let name = path::parameter("name", name, &mut violations)
            .required(&mut violations, parameter::text);
        let (Some(name), true) = (name, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { name })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct DescribeFileResponse {}

impl DescribeFileResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `describeFile` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum DescribeFileFailure {}

impl DescribeFileFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `describeFile`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts, name: &str) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, name).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A, name: &str) -> Result<Response<Body>, Rejection> {
    let request = DescribeFileRequest::decode(name)?;
    match Api::describe_file(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
