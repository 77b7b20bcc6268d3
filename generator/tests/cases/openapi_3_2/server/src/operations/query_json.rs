// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `queryJson`: `PUT /queries`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::operations::watch_positions::{WatchPositionsBox, WATCH_POSITIONS_BOX_SCHEMA};
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{query, record, response};
use crate::traits::CommonHeaders;

/// The request of `queryJson`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct QueryJsonRequest {
    pub selector: WatchPositionsBox,
}

/// The required fields of [`QueryJsonRequest`].
#[derive(Debug)]
pub struct QueryJsonRequestRequired {
    pub selector: WatchPositionsBox,
}

record::implement! {
    QueryJsonRequest from QueryJsonRequestRequired {
        required(selector);
    }
}

impl QueryJsonRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let selector: Option<WatchPositionsBox> = query::whole(
                parts.uri.query(),
                &mut violations,
            )
            .json(&WATCH_POSITIONS_BOX_SCHEMA)
            .required(&mut violations, |_| true);
        let (Some(selector), true) = (selector, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { selector })
    }
}

/// `204`: an undescribed response.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct QueryJsonResponse {}

impl QueryJsonResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `queryJson`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum QueryJsonFailure {}

impl QueryJsonFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `queryJson`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::login(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = QueryJsonRequest::decode(parts)?;
    match Api::query_json(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
