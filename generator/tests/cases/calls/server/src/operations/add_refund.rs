// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `addRefund`: `POST /refunds`.

use http::request::Parts;
use http::{Response, StatusCode};
use uuid::Uuid;

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::uuid::UuidText;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_header, response, text_format};
use crate::traits::CommonHeaders;

/// The request of `addRefund`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddRefundRequest {
    pub x_refund: Uuid,
}

/// The required fields of [`AddRefundRequest`].
#[derive(Debug)]
pub struct AddRefundRequestRequired {
    pub x_refund: Uuid,
}

record::implement! {
    AddRefundRequest from AddRefundRequestRequired {
        required(x_refund);
    }
}

impl AddRefundRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let x_refund = request_header::header(
                &parts.headers,
                "X-Refund",
                &mut violations,
            )
            .required(&mut violations, text_format::parse::<UuidText>);
        let (Some(x_refund), true) = (x_refund, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { x_refund })
    }
}

/// `204`: added.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddRefundResponse {}

impl AddRefundResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `addRefund`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddRefundFailure {}

impl AddRefundFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addRefund`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::token(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = AddRefundRequest::decode(parts)?;
    match Api::add_refund(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
