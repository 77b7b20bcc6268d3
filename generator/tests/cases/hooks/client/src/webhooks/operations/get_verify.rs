// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `get_verify`: `GET`, the webhook `verify`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::media::Media;
use crate::runtime::parameter_style::Style;
use crate::runtime::record;
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{media_body, response, structured};
use crate::types::verify_operation_deep::{
    VerifyOperationDeep, VERIFY_OPERATION_DEEP_SCHEMA,
};
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `get_verify`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetVerifyRequest {
    pub deep: Option<VerifyOperationDeep>,
}

record::implement! {
    GetVerifyRequest {
        optional(deep: VerifyOperationDeep);
    }
}

impl GetVerifyRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let deep: Option<VerifyOperationDeep> = structured::query(
                parts.uri.query(),
                "deep",
                Style::Deep,
                &[],
                &VERIFY_OPERATION_DEEP_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        violations.into_result()?;
        Ok(Self { deep })
    }
}

/// `2XX`: n.
///
/// The status must be from 200 to 299, except 204, 205; otherwise the response is
/// an internal error.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetVerifyResponse {
    /// The status.
    pub status: StatusCode,
    /// The body.
    pub body: Media,
}

/// The required fields of [`GetVerifyResponse`].
#[derive(Debug)]
pub struct GetVerifyResponseRequired {
    /// The status.
    pub status: StatusCode,
    /// The body.
    pub body: Media,
}

record::implement! {
    GetVerifyResponse from GetVerifyResponseRequired {
        required(status);
        required(body);
    }
}

impl GetVerifyResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        media_body::respond(
            into,
            response::chosen(self.status, 200..=299, &[204, 205])?,
            "image/*",
            self.body,
        )
    }
}

/// The errors of `get_verify`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetVerifyFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl GetVerifyFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `get_verify`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::receive(api, operations::Webhook::GetVerify, parts, body, body_limit)
        .await?;
    let caller = pipeline::basic_and_hook_key(api, parts, [&[], &[]]).await?;
    let request = GetVerifyRequest::decode(parts)?;
    match Receive::get_verify(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
