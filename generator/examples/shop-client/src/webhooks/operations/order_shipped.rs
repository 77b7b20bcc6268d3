// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `orderShipped`: `POST`, the webhook `orderShipped`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::{Body, HttpBody};
use crate::runtime::record;
use crate::runtime::schema::Schema;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{content_coding, failure, request_body, response};
use crate::runtime::violation::Violations;
use crate::types::order::Order;
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `orderShipped`.
///
/// Created from [`OrderShippedRequestRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderShippedRequest {
    /// The order.
    pub body: Order,
}

/// The required fields of [`OrderShippedRequest`].
#[derive(Debug)]
pub struct OrderShippedRequestRequired {
    /// The order.
    pub body: Order,
}

record::implement! {
    OrderShippedRequest from OrderShippedRequestRequired {
        required(body);
    }
}

impl OrderShippedRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: HttpBody>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        content_coding::check(parts, &body)?;
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Order> = request_body::decode_json(
            &bytes,
            &Schema::Any,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: Noted.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct OrderShippedResponse {}

impl OrderShippedResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `orderShipped`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum OrderShippedFailure {
    /// Any other error: every error converts to a [`Rejection`].
    Rejected(Rejection),
}

failure::implement! {
    OrderShippedFailure {}
}

impl OrderShippedFailure {
    pub(crate) fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Rejected(rejection) => Err(rejection),
        }
    }
}

/// Handles a request to `orderShipped`.
pub(crate) async fn serve<A: Receive, B: HttpBody>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let body = pipeline::receive(
            api,
            operations::Webhook::OrderShipped,
            parts,
            body,
            body_limit,
        )
        .await?;
    let request = OrderShippedRequest::decode(parts, body, body_limit).await?;
    match Receive::order_shipped(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
