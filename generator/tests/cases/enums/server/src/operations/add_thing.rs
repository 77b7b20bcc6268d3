// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `addThing`: `POST /things/{priority}/{switch}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::scalar::Scalar;
use crate::runtime::violation::Violations;
use crate::runtime::{
    integer_enum, parameter, path, query, record, request_body, response, scalar_enum,
};
use crate::traits::CommonHeaders;
use crate::types::order::Order;
use crate::types::priority::Priority;
use crate::types::switch::Switch;
use crate::types::thing::{Thing, THING_SCHEMA};

/// The request of `addThing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddThingRequest {
    pub priority: Priority,
    pub switch: Switch,
    pub order: Order,
    pub offset: AddThingOffset,
    pub ratio: AddThingRatio,
    /// `priority`.
    pub query_priority: Priority,
    /// The body.
    pub body: Thing,
}

/// The required fields of [`AddThingRequest`].
#[derive(Debug)]
pub struct AddThingRequestRequired {
    pub priority: Priority,
    pub switch: Switch,
    pub order: Order,
    /// The body.
    pub body: Thing,
}

record::implement! {
    AddThingRequest from AddThingRequestRequired {
        required(priority);
        required(switch);
        required(order);
        default(offset: AddThingOffset = AddThingOffset::Value0);
        default(ratio: AddThingRatio = AddThingRatio::Value1);
        default(query_priority: Priority = Priority::Middle);
        required(body);
    }
}

impl AddThingRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        priority: &str,
        switch: &str,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let priority = path::parameter("priority", priority, &mut violations)
            .required(&mut violations, parameter::choice);
        let switch = path::parameter("switch", switch, &mut violations)
            .required(&mut violations, parameter::choice);
        let [order, offset, ratio, query_priority] = query::read(
            parts.uri.query(),
            ["order", "offset", "ratio", "priority"],
            &mut violations,
        );
        let order = order.required(&mut violations, parameter::choice);
        let offset = offset.optional(&mut violations, parameter::choice);
        let ratio = ratio.optional(&mut violations, parameter::choice);
        let query_priority = query_priority.optional(&mut violations, parameter::choice);
        let body: Option<Thing> = request_body::decode_json(
            &bytes,
            &THING_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(priority), Some(switch), Some(order), Some(body), true) = (
            priority,
            switch,
            order,
            body,
            violations.is_empty(),
        ) else {
            return Err(violations.into());
        };
        Ok(Self {
            priority,
            switch,
            order,
            offset: offset.unwrap_or(AddThingOffset::Value0),
            ratio: ratio.unwrap_or(AddThingRatio::Value1),
            query_priority: query_priority.unwrap_or(Priority::Middle),
            body,
        })
    }
}

/// `200`: added.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddThingResponse {
    /// The body.
    pub body: Thing,
}

impl From<Thing> for AddThingResponse {
    fn from(body: Thing) -> Self {
        Self { body }
    }
}

impl AddThingResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `addThing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddThingFailure {}

impl AddThingFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addThing`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    priority: &str,
    switch: &str,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddThingRequest::decode(parts, priority, switch, body, body_limit)
        .await?;
    match Api::add_thing(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AddThingOffset {
    /// `-1`.
    Minus1,
    /// `0`.
    Value0,
    /// `1`.
    Value1,
}

integer_enum::implement! {
    AddThingOffset {
        Minus1 = -1;
        Value0 = 0;
        Value1 = 1;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AddThingRatio {
    /// `0.5`.
    Value0_5,
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

scalar_enum::implement! {
    AddThingRatio {
        Value0_5 = Scalar::Number(0.5);
        Value1 = Scalar::Integer(1);
        Value2 = Scalar::Integer(2);
    }
}
