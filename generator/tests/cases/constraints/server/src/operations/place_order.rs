// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `placeOrder`: `POST /orders`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, query, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::order::{Order, ORDER_SCHEMA};
use crate::types::order_problem::OrderProblem;

/// The request of `placeOrder`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlaceOrderRequest {
    pub dry_run: bool,
    /// The body.
    pub body: Order,
}

/// The required fields of [`PlaceOrderRequest`].
#[derive(Debug)]
pub struct PlaceOrderRequestRequired {
    /// The body.
    pub body: Order,
}

record::implement! {
    PlaceOrderRequest from PlaceOrderRequestRequired {
        default(dry_run: bool = false);
        required(body);
    }
}

impl PlaceOrderRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let [dry_run] = query::read(parts.uri.query(), ["dryRun"], &mut violations);
        let dry_run = dry_run.optional(&mut violations, parameter::boolean);
        let body: Option<Order> = request_body::decode_json(
            &bytes,
            &ORDER_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self {
            dry_run: dry_run.unwrap_or(false),
            body,
        })
    }
}

/// `201`: placed.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PlaceOrderResponse {}

impl PlaceOrderResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::CREATED);
        Ok(())
    }
}

/// The errors of `placeOrder`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PlaceOrderFailure {
    /// `422`: not possible.
    UnprocessableEntity(OrderProblem),
}

impl PlaceOrderFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::UnprocessableEntity(body) => {
                response::json(into, StatusCode::UNPROCESSABLE_ENTITY, &body)
            }
        }
    }
}

/// Handles a request to `placeOrder`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PlaceOrderRequest::decode(parts, body, body_limit).await?;
    match Api::place_order(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
