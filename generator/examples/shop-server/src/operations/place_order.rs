// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `placeOrder`: `POST /v1/orders`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::{Body, HttpBody};
use crate::runtime::record;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{parameter, request_body, request_header, response};
use crate::runtime::violation::Violations;
use crate::traits::CommonHeaders;
use crate::types::error::Error;
use crate::types::new_order::NewOrder;
use crate::types::order::Order;
use crate::{pipeline, schemas};

/// The request of `placeOrder`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlaceOrderRequest {
    /// Identifies the call, so that it can be retried.
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

impl From<Order> for PlaceOrderResponse {
    fn from(body: Order) -> Self {
        Self { body }
    }
}

impl PlaceOrderResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::CREATED, &self.body)
    }
}

/// The errors of `placeOrder`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PlaceOrderFailure {
    /// `400`: The request is invalid.
    BadRequest(Error),
    /// `401`: The access token is missing or invalid.
    Unauthorized(Error),
}

impl PlaceOrderFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::BadRequest(body) => {
                response::json(into, StatusCode::BAD_REQUEST, &body)
            }
            Self::Unauthorized(body) => {
                response::json(into, StatusCode::UNAUTHORIZED, &body)
            }
        }
    }
}

/// Handles a request to `placeOrder`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: HttpBody>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::account(api, parts, &["orders"]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = PlaceOrderRequest::decode(parts, body, body_limit).await?;
    match Api::place_order(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
