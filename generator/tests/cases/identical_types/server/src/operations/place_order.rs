// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `placeOrder`: `POST /orders`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{json, object, object_schema, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::order::{
    Order, OrderAddress, OrderAddressCountry, OrderAddressRequired,
    ORDER_ADDRESS_COUNTRY_SCHEMA, ORDER_ADDRESS_SCHEMA,
};

/// The request of `placeOrder`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlaceOrderRequest {
    /// The body.
    pub body: PlaceOrderBody,
}

/// The required fields of [`PlaceOrderRequest`].
#[derive(Debug)]
pub struct PlaceOrderRequestRequired {
    /// The body.
    pub body: PlaceOrderBody,
}

record::implement! {
    PlaceOrderRequest from PlaceOrderRequestRequired {
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
        let body: Option<PlaceOrderBody> = request_body::decode_json(
            &bytes,
            &PLACE_ORDER_BODY_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `201`: placed.
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
pub enum PlaceOrderFailure {}

impl PlaceOrderFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
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

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlaceOrderBody {
    pub address: PlaceOrderBodyAddress,
    pub pickup: Option<PlaceOrderBodyPickup>,
}

/// The required fields of [`PlaceOrderBody`].
#[derive(Debug)]
pub struct PlaceOrderBodyRequired {
    pub address: PlaceOrderBodyAddress,
}

object::implement! {
    PlaceOrderBody from PlaceOrderBodyRequired {
        required(address, "address");
        optional(pickup: PlaceOrderBodyPickup, "pickup");
    }
}

object_schema::implement! {
    PLACE_ORDER_BODY_SCHEMA {
        required("address", Schema::Reference(&PLACE_ORDER_BODY_ADDRESS_SCHEMA));
        optional("pickup", Schema::Reference(&PLACE_ORDER_BODY_PICKUP_SCHEMA));
    }, AdditionalProperties::Any
}

pub type PlaceOrderBodyAddress = OrderAddress;

/// The required fields of [`PlaceOrderBodyAddress`].
pub type PlaceOrderBodyAddressRequired = OrderAddressRequired;

pub(crate) static PLACE_ORDER_BODY_ADDRESS_SCHEMA: Schema = Schema::Reference(
    &ORDER_ADDRESS_SCHEMA,
);

pub type PlaceOrderBodyAddressCountry = OrderAddressCountry;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlaceOrderBodyPickup {
    pub street: String,
    pub country: PlaceOrderBodyPickupCountry,
}

/// The required fields of [`PlaceOrderBodyPickup`].
#[derive(Debug)]
pub struct PlaceOrderBodyPickupRequired {
    pub street: String,
}

object::implement! {
    PlaceOrderBodyPickup from PlaceOrderBodyPickupRequired {
        required(street, "street");
        default(country: PlaceOrderBodyPickupCountry = PlaceOrderBodyPickupCountry::Fr, "country");
    }, check
}

impl object::Check for PlaceOrderBodyPickup {
    fn check(&self) -> json::Result<()> {
        object::require(self.street.chars().count() <= 60, "street")?;
        Ok(())
    }
}

object_schema::implement! {
    PLACE_ORDER_BODY_PICKUP_SCHEMA {
        required("street", Schema::String(&[TextConstraint::Length(0, 60)]));
        optional("country", Schema::Reference(&PLACE_ORDER_BODY_PICKUP_COUNTRY_SCHEMA));
    }, AdditionalProperties::Any
}

pub type PlaceOrderBodyPickupCountry = OrderAddressCountry;

pub(crate) static PLACE_ORDER_BODY_PICKUP_COUNTRY_SCHEMA: Schema = Schema::Reference(
    &ORDER_ADDRESS_COUNTRY_SCHEMA,
);
