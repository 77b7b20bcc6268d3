// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `putOrder`: `PUT /shops/{shop}/orders/{number}`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::civil::Date;

use crate::api::Api;
use crate::patterns::CODE_PATTERN;
use crate::runtime::body::Body;
use crate::runtime::date::DateText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::list_parameter::ListStyle;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{
    constrained_body, integer_enum, multiple, parameter, path, query, query_list, record,
    request_body, request_header, response, text_enum, text_format,
};
use crate::traits::CommonHeaders;
use crate::types::order::{Order, ORDER_SCHEMA};
use crate::types::unit::Unit;
use crate::{constraints, pipeline};

/// The request of `putOrder`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutOrderRequest {
    pub shop: String,
    pub number: i64,
    pub unit: Option<Unit>,
    pub code: Option<String>,
    pub at: Option<Vec<Date>>,
    pub free: Option<String>,
    pub size: Option<PutOrderSize>,
    pub days: Option<Vec<PutOrderDaysItem>>,
    pub x_weight: Option<f64>,
    /// The body.
    pub body: Order,
}

/// The required fields of [`PutOrderRequest`].
#[derive(Debug)]
pub struct PutOrderRequestRequired {
    pub shop: String,
    pub number: i64,
    /// The body.
    pub body: Order,
}

record::implement! {
    PutOrderRequest from PutOrderRequestRequired {
        required(shop);
        required(number);
        optional(unit: Unit);
        optional(code: String);
        optional(at: Vec<Date>);
        optional(free: String);
        optional(size: PutOrderSize);
        optional(days: Vec<PutOrderDaysItem>);
        optional(x_weight: f64);
        required(body);
    }
}

/// The constraints of `shop`.
const SHOP_RULES: &[TextConstraint] = &[TextConstraint::Length(2, usize::MAX)];

/// The constraints of `code`.
const CODE_RULES: &[TextConstraint] = &[
    TextConstraint::Condition(
        |text| CODE_PATTERN.matches(text),
        "expected a string that matches ^[A-Z]+\\d$",
    ),
];

impl PutOrderRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        shop: &str,
        number: &str,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let shop = path::parameter("shop", shop, &mut violations)
            .required(&mut violations, |text| parameter::ruled_text(text, SHOP_RULES));
        let number = path::parameter("number", number, &mut violations)
            .required(&mut violations, |text| parameter::integer(text, 1..=i64::MAX));
        let [unit, code, free, size] = query::read(
            parts.uri.query(),
            ["unit", "code", "free", "size"],
            &mut violations,
        );
        let unit = unit.optional(&mut violations, parameter::choice);
        let code = code
            .optional(&mut violations, |text| parameter::ruled_text(text, CODE_RULES));
        let at = query_list::find(
                parts.uri.query(),
                "at",
                ListStyle::Repeated,
                &mut violations,
            )
            .optional(&mut violations, 0..=2, text_format::parse::<DateText>);
        let free = free.optional(&mut violations, parameter::text);
        let size = size.optional(&mut violations, parameter::choice);
        let days = query_list::find(
                parts.uri.query(),
                "days",
                ListStyle::Repeated,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, parameter::choice);
        let x_weight = request_header::header(
                &parts.headers,
                "X-Weight",
                &mut violations,
            )
            .optional(
                &mut violations,
                |text| {
                    let value = parameter::number(text, f64::MIN..=f64::MAX)?;
                    let value = parameter::check(
                        value,
                        value > 0.0,
                        "expected a number above 0",
                    )?;
                    parameter::check(
                        value,
                        multiple::is_multiple(value, "0.5"),
                        "expected a multiple of 0.5",
                    )
                },
            );
        let body: Option<Order> = constrained_body::decode_json(
            &bytes,
            &ORDER_SCHEMA,
            &constraints::ORDER,
            |_| true,
            &mut violations,
        );
        let (Some(shop), Some(number), Some(body), true) = (
            shop,
            number,
            body,
            violations.is_empty(),
        ) else {
            return Err(violations.into());
        };
        Ok(Self {
            shop,
            number,
            unit,
            code,
            at,
            free,
            size,
            days,
            x_weight,
            body,
        })
    }
}

/// `204`: put.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PutOrderResponse {}

impl PutOrderResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `putOrder`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutOrderFailure {}

impl PutOrderFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putOrder`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    shop: &str,
    number: &str,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutOrderRequest::decode(parts, shop, number, body, body_limit).await?;
    match Api::put_order(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PutOrderSize {
    Small,
    Large,
}

text_enum::implement! {
    PutOrderSize {
        Small = "small";
        Large = "large";
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PutOrderDaysItem {
    /// `1`.
    Value1,
    /// `7`.
    Value7,
}

integer_enum::implement! {
    PutOrderDaysItem {
        Value1 = 1;
        Value7 = 7;
    }
}
