// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `changeOrder`: `PATCH /orders`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::Zoned;

use crate::api::Api;
use crate::bodies::ChangeOrderBody;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{
    content_type, form, object, object_schema, record, request_body, response,
    text_format,
};
use crate::traits::CommonHeaders;
use crate::types::order::{Order, ORDER_SCHEMA};

/// The request of `changeOrder`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangeOrderRequest {
    /// The body.
    pub body: ChangeOrderBody,
}

/// The required fields of [`ChangeOrderRequest`].
#[derive(Debug)]
pub struct ChangeOrderRequestRequired {
    /// The body.
    pub body: ChangeOrderBody,
}

record::implement! {
    ChangeOrderRequest from ChangeOrderRequestRequired {
        required(body);
    }
}

impl ChangeOrderRequest {
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
                "application/json, application/x-www-form-urlencoded",
            )
            .await?;
        let mut violations = Violations::new();
        let body = match content_type::select(
            parts,
            &["application/json", "application/x-www-form-urlencoded"],
        ) {
            0 => {
                let body: Option<Order> = request_body::decode_json(
                    &bytes,
                    &ORDER_SCHEMA,
                    |_| true,
                    &mut violations,
                );
                body.map(ChangeOrderBody::Json)
            }
            _ => {
                let body: Option<ChangeOrderBodyForm> = form::decode(
                    &bytes,
                    &CHANGE_ORDER_BODY_FORM_SCHEMA,
                    FieldStyles::new(&[]),
                    |_| true,
                    &mut violations,
                );
                body.map(ChangeOrderBody::Form)
            }
        };
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: the order as it was understood.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangeOrderResponse {
    /// The body.
    pub body: Order,
}

impl From<Order> for ChangeOrderResponse {
    fn from(body: Order) -> Self {
        Self { body }
    }
}

impl ChangeOrderResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `changeOrder`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ChangeOrderFailure {}

impl ChangeOrderFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `changeOrder`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ChangeOrderRequest::decode(parts, body, body_limit).await?;
    match Api::change_order(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangeOrderBodyForm {
    pub at: Zoned,
}

/// The required fields of [`ChangeOrderBodyForm`].
#[derive(Debug)]
pub struct ChangeOrderBodyFormRequired {
    pub at: Zoned,
}

object::implement! {
    ChangeOrderBodyForm from ChangeOrderBodyFormRequired {
        required(at, "at");
    }
}

object_schema::implement! {
    CHANGE_ORDER_BODY_FORM_SCHEMA {
        required("at", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateTimeText>(text), <DateTimeText as text_format::TextFormat>::EXPECTED)]));
    }, AdditionalProperties::Any
}
