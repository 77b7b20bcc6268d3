// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byDefault`: `GET /by-default`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, query, record, response};
use crate::traits::CommonHeaders;

/// The request of `byDefault`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ByDefaultRequest {
    pub page: Option<i64>,
}

record::implement! {
    ByDefaultRequest {
        optional(page: i64);
    }
}

impl ByDefaultRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [page] = query::read(parts.uri.query(), ["page"], &mut violations);
        let page = page
            .optional(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        violations.into_result()?;
        Ok(Self { page })
    }
}

/// `200`: fine.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ByDefaultResponse {}

impl ByDefaultResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::OK);
        Ok(())
    }
}

/// The errors of `byDefault`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ByDefaultFailure {}

impl ByDefaultFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `byDefault`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::default_caller(api, parts).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = ByDefaultRequest::decode(parts)?;
    match Api::by_default(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
