// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `traceThings`: `TRACE /things`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, record, request_header, response};
use crate::traits::CommonHeaders;

/// The request of `traceThings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TraceThingsRequest {
    pub max_forwards: i64,
}

record::implement! {
    TraceThingsRequest: Default {
        default(max_forwards: i64 = 3);
    }
}

impl TraceThingsRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let max_forwards = request_header::header(
                &parts.headers,
                "Max-Forwards",
                &mut violations,
            )
            .optional(&mut violations, |text| parameter::integer(text, 0..=9));
        violations.into_result()?;
        Ok(Self {
            max_forwards: max_forwards.unwrap_or(3),
        })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TraceThingsResponse {}

impl TraceThingsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `traceThings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum TraceThingsFailure {}

impl TraceThingsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `traceThings`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = TraceThingsRequest::decode(parts)?;
    match Api::trace_things(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
