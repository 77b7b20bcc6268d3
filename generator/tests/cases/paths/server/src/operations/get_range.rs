// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getRange`: `GET /v{version}/range({from}:{to})/x`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, response};

/// What `getRange` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetRangeRequest {
    /// `version`.
    pub version: i64,
    /// `from`.
    pub from_: f64,
    /// `to`.
    pub to: f64,
}

/// What no [`GetRangeRequest`] can be without.
#[derive(Debug)]
pub struct GetRangeRequestRequired {
    /// `version`.
    pub version: i64,
    /// `from`.
    pub from_: f64,
    /// `to`.
    pub to: f64,
}

impl From<GetRangeRequestRequired> for GetRangeRequest {
    fn from(required: GetRangeRequestRequired) -> Self {
        Self {
            version: required.version,
            from_: required.from_,
            to: required.to,
        }
    }
}

impl GetRangeRequest {
    /// Decodes a request, or tells every rule that it breaks.
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `getRange` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetRangeFailure {}

impl GetRangeFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `getRange`.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    version: &str,
    from_: &str,
    to: &str,
) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, version, from_, to).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(
    api: &A,
    version: &str,
    from_: &str,
    to: &str,
) -> Result<Response<Body>, Rejection> {
    let request = GetRangeRequest::decode(version, from_, to)?;
    match Api::get_range(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
