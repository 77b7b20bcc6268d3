// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `head_verify`: `HEAD`, the webhook `verify`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::parameter_style::Style;
use crate::runtime::record;
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{response, structured};
use crate::types::verify_operation_deep::{
    VerifyOperationDeep, VERIFY_OPERATION_DEEP_SCHEMA,
};
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `head_verify`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct HeadVerifyRequest {
    pub deep: Option<VerifyOperationDeep>,
}

record::implement! {
    HeadVerifyRequest {
        optional(deep: VerifyOperationDeep);
    }
}

impl HeadVerifyRequest {
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

/// `204`: n.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct HeadVerifyResponse {}

impl HeadVerifyResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `head_verify`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum HeadVerifyFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl HeadVerifyFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `head_verify`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::receive(api, operations::Webhook::HeadVerify, parts, body, body_limit)
        .await?;
    let request = HeadVerifyRequest::decode(parts)?;
    match Receive::head_verify(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
