// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `sendChanges`: `POST /pets/changes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::operations::watch_pets::{Changes, CHANGES_SCHEMA};
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::framing::Framing;
use crate::runtime::rejection::Rejection;
use crate::runtime::request_values::RequestValues;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, record, request_body, response};
use crate::traits::CommonHeaders;

/// The request of `sendChanges`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendChangesRequest {
    /// The body.
    pub body: RequestValues<Changes>,
}

/// The required fields of [`SendChangesRequest`].
#[derive(Debug)]
pub struct SendChangesRequestRequired {
    /// The body.
    pub body: RequestValues<Changes>,
}

record::implement! {
    SendChangesRequest from SendChangesRequestRequired {
        required(body);
    }
}

impl SendChangesRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode<B: byte_body::Coming>(
        parts: &Parts,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let body = byte_body::stream(parts, body, body_limit, "application/x-ndjson")?;
        let mut violations = Violations::new();
        let body = byte_body::required(body, &mut violations);
        let body = body
            .map(|body| RequestValues::new(
                body,
                Framing::Lines,
                |frame, violations| request_body::decode_json(
                    &frame.data,
                    &CHANGES_SCHEMA,
                    |_| true,
                    violations,
                ),
            ));
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: an undescribed response.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SendChangesResponse {}

impl SendChangesResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `sendChanges`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SendChangesFailure {}

impl SendChangesFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `sendChanges`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::login(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = SendChangesRequest::decode(parts, body, body_limit)?;
    match Api::send_changes(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
