// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `addOrder`: `POST /orders`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{form, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::order::{Order, ORDER_SCHEMA};

/// The request of `addOrder`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddOrderRequest {
    /// The body.
    pub body: Order,
}

/// The required fields of [`AddOrderRequest`].
#[derive(Debug)]
pub struct AddOrderRequestRequired {
    /// The body.
    pub body: Order,
}

record::implement! {
    AddOrderRequest from AddOrderRequestRequired {
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
        let bytes = request_body::read(
                parts,
                body,
                body_limit,
                "application/x-www-form-urlencoded",
            )
            .await?;
        let mut violations = Violations::new();
        let body: Option<Order> = form::decode(
            &bytes,
            &ORDER_SCHEMA,
            FieldStyles::new(
                &[
                    ("tags", FieldStyle::Styled(Style::Form { explode: false })),
                    ("colors", FieldStyle::Styled(Style::Pipes)),
                    ("metadata", FieldStyle::Styled(Style::Deep)),
                    ("lines", FieldStyle::Styled(Style::Deep)),
                    ("address", FieldStyle::Json),
                ],
            ),
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: the order as it was understood.
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
