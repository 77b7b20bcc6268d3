// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getRange`: `GET /v{version}/range({from}:{to})/x`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `getRange`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetRangeRequest {
    pub version: i64,
    pub from_: f64,
    pub to: f64,
}

/// The required fields of [`GetRangeRequest`].
#[derive(Debug)]
pub struct GetRangeRequestRequired {
    pub version: i64,
    pub from_: f64,
    pub to: f64,
}

record::implement! {
    GetRangeRequest from GetRangeRequestRequired {
        required(version);
        required(from_);
        required(to);
    }
}

impl GetRangeRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(version: &str, from_: &str, to: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let version = path::parameter("version", version, &mut violations)
            .required(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let from_ = path::parameter("from", from_, &mut violations)
            .required(
                &mut violations,
                |text| parameter::number(text, f64::MIN..=f64::MAX),
            );
        let to = path::parameter("to", to, &mut violations)
            .required(
                &mut violations,
                |text| parameter::number(text, f64::MIN..=f64::MAX),
            );
        let (Some(version), Some(from_), Some(to), true) = (
            version,
            from_,
            to,
            violations.is_empty(),
        ) else {
            return Err(violations.into());
        };
        Ok(Self { version, from_, to })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetRangeResponse {}

impl GetRangeResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getRange`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetRangeFailure {}

impl GetRangeFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getRange`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    version: &str,
    from_: &str,
    to: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetRangeRequest::decode(version, from_, to)?;
    match Api::get_range(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
