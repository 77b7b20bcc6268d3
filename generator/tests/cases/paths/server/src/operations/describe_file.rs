// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `describeFile`: `GET /files/{name}.json`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `describeFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DescribeFileRequest {
    pub name: String,
}

/// The required fields of [`DescribeFileRequest`].
#[derive(Debug)]
pub struct DescribeFileRequestRequired {
    pub name: String,
}

record::implement! {
    DescribeFileRequest from DescribeFileRequestRequired {
        required(name);
    }
}

impl DescribeFileRequest {
    /// Decodes and validates the request, collecting every violation.
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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `describeFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum DescribeFileFailure {}

impl DescribeFileFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `describeFile`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    name: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = DescribeFileRequest::decode(name)?;
    match Api::describe_file(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
