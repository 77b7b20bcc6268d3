// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `addOrder`: `POST /orders`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::list_parameter::ListStyle;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, query_list, record, request_body, response, structured};
use crate::traits::CommonHeaders;
use crate::types::order::Order;
use crate::types::order_request::{OrderRequest, ORDER_REQUEST_SCHEMA};
use crate::types::point::{Point, POINT_SCHEMA};
use crate::types::size::Size;

/// The request of `addOrder`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddOrderRequest {
    pub tags: Vec<Size>,
    pub near: Point,
    /// The body.
    pub body: OrderRequest,
}

/// The required fields of [`AddOrderRequest`].
#[derive(Debug)]
pub struct AddOrderRequestRequired {
    /// The body.
    pub body: OrderRequest,
}

record::implement! {
    AddOrderRequest from AddOrderRequestRequired {
        default(tags: Vec<Size> = vec![Size::Small, Size::Large]);
        default(near: Point = Point { x: 0, y: 0, z: 5 });
        required(body);
    }
}

impl AddOrderRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let tags = query_list::find(
                parts.uri.query(),
                "tags",
                ListStyle::Repeated,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, parameter::choice);
        let near: Option<Point> = structured::query(
                parts.uri.query(),
                "near",
                Style::Deep,
                &[],
                &POINT_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let body: Option<OrderRequest> = request_body::decode_json(
            &bytes,
            &ORDER_REQUEST_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self {
            tags: tags.unwrap_or_else(|| vec![Size::Small, Size::Large]),
            near: near.unwrap_or_else(|| Point { x: 0, y: 0, z: 5 }),
            body,
        })
    }
}

/// `200`: added.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddOrderResponse {
    /// The body.
    pub body: Order,
}

impl From<Order> for AddOrderResponse {
    fn from(body: Order) -> Self {
        Self { body }
    }
}

impl AddOrderResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `addOrder`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddOrderFailure {}

impl AddOrderFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addOrder`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddOrderRequest::decode(parts, body, body_limit).await?;
    match Api::add_order(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
