// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `listOrders`: `GET /v1/orders`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::failures::ErrorFailure400And401;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::record;
use crate::runtime::schema::Schema;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{parameter, query, response};
use crate::runtime::violation::Violations;
use crate::types::order_page::OrderPage;

/// The request of `listOrders`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListOrdersRequest {
    /// The start of the page.
    pub cursor: Option<String>,
}

record::implement! {
    ListOrdersRequest {
        optional(cursor: String);
    }
}

impl ListOrdersRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [cursor] = query::read(parts.uri.query(), ["cursor"], &mut violations);
        let cursor = cursor
            .optional(&mut violations, &Schema::String(&[]), parameter::text);
        violations.into_result()?;
        Ok(Self { cursor })
    }
}

/// `200`: A page of orders.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListOrdersResponse {
    /// The body.
    pub body: OrderPage,
}

impl<T: Into<OrderPage>> From<T> for ListOrdersResponse {
    fn from(body: T) -> Self {
        Self { body: body.into() }
    }
}

impl ListOrdersResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `listOrders`.
///
/// - `400`: The request is invalid.
/// - `401`: The access token is missing or invalid.
pub type ListOrdersFailure = ErrorFailure400And401;

/// Handles a request to `listOrders`.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::account(api, parts, &["orders"]).await;
    pipeline::admit(api, parts, &mut caller).await;
    let caller = caller?;
    let request = ListOrdersRequest::decode(parts)?;
    match Api::list_orders(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
