// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `placeOrder`: `POST /v1/orders`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::failures::ErrorFailure400And401;
use crate::runtime::body::{Body, HttpBody};
use crate::runtime::record;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{
    content_coding, parameter, request_body, request_header, response,
};
use crate::runtime::violation::Violations;
use crate::types::new_order::NewOrder;
use crate::types::order::Order;
use crate::{pipeline, schemas};

/// The request of `placeOrder`.
///
/// Created from [`PlaceOrderRequestRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlaceOrderRequest {
    /// Identifies the call, so that it can be retried.
    ///
    /// At most 64 characters.
    pub idempotency_key: Option<String>,
    /// The order.
    pub body: NewOrder,
}

/// The required fields of [`PlaceOrderRequest`].
#[derive(Debug)]
pub struct PlaceOrderRequestRequired {
    /// The order.
    pub body: NewOrder,
}

record::implement! {
    PlaceOrderRequest from PlaceOrderRequestRequired {
        optional(idempotency_key: String);
        required(body);
    }
}

impl PlaceOrderRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: HttpBody>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        content_coding::check(parts, &body)?;
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let idempotency_key = request_header::header(
                &parts.headers,
                "Idempotency-Key",
                &mut violations,
            )
            .optional(
                &mut violations,
                &schemas::PLACE_ORDER_IDEMPOTENCY_KEY,
                parameter::text,
            );
        let body: Option<NewOrder> = request_body::decode_json(
            &bytes,
            &schemas::NEW_ORDER,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { idempotency_key, body })
    }
}

/// `201`: The order, with its `id`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlaceOrderResponse {
    /// The body.
    pub body: Order,
}

impl<T: Into<Order>> From<T> for PlaceOrderResponse {
    fn from(body: T) -> Self {
        Self { body: body.into() }
    }
}

impl PlaceOrderResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::CREATED, &self.body)
    }
}

/// The errors of `placeOrder`.
///
/// - `400`: The request is invalid.
/// - `401`: The access token is missing or invalid.
pub type PlaceOrderFailure = ErrorFailure400And401;

/// Handles a request to `placeOrder`.
pub(crate) async fn serve<A: Api, B: HttpBody>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::account(api, parts, &["orders"]).await;
    pipeline::admit(api, parts, &mut caller).await;
    let caller = caller?;
    let request = PlaceOrderRequest::decode(parts, body, body_limit).await?;
    match Api::place_order(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
