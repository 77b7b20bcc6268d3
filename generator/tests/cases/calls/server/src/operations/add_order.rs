// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `addOrder`: `POST /orders`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, record, request_header, response};
use crate::traits::CommonHeaders;

/// The request of `addOrder`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddOrderRequest {
    /// A server that has seen the key answers as it did before.
    pub idempotency_key: Option<String>,
}

record::implement! {
    AddOrderRequest {
        optional(idempotency_key: String);
    }
}

/// The constraints of `Idempotency-Key`.
const IDEMPOTENCY_KEY_RULES: &[TextConstraint] = &[TextConstraint::Length(0, 64)];

impl AddOrderRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let idempotency_key = request_header::header(
                &parts.headers,
                "Idempotency-Key",
                &mut violations,
            )
            .optional(
                &mut violations,
                |text| parameter::ruled_text(text, IDEMPOTENCY_KEY_RULES),
            );
        violations.into_result()?;
        Ok(Self { idempotency_key })
    }
}

/// `204`: added.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddOrderResponse {}

impl AddOrderResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `addOrder`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddOrderFailure {
    /// `401`: who?
    Unauthorized,
}

impl AddOrderFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unauthorized => {
                response::empty(into, StatusCode::UNAUTHORIZED);
                Ok(())
            }
        }
    }
}

/// Handles a request to `addOrder`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::token(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = AddOrderRequest::decode(parts)?;
    match Api::add_order(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
