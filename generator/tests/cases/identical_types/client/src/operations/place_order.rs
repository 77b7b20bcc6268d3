// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `placeOrder`: `POST /orders`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{documented, json, object};
use crate::types::{Order, OrderAddress, OrderAddressCountry, OrderAddressRequired};

impl Client {
    /// `placeOrder`.
    ///
    /// `POST /orders`
    pub fn place_order(&self, body: PlaceOrderBody) -> Call<PlaceOrder> {
        Call::new(&self.shared, Method::POST, "/orders").json(&body)
    }
}

/// The operation `placeOrder`.
#[derive(Debug)]
pub enum PlaceOrder {}

impl Operation for PlaceOrder {
    type Success = Reply<Order>;

    type Failure = PlaceOrderFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `placeOrder`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PlaceOrderFailure {}

impl Documented for PlaceOrderFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PlaceOrderFailure);

/// `PlaceOrderBody`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlaceOrderBody {
    /// `address`.
    pub address: PlaceOrderBodyAddress,
    /// `pickup`.
    pub pickup: Option<PlaceOrderBodyPickup>,
}

/// The required fields of [`PlaceOrderBody`].
#[derive(Debug)]
pub struct PlaceOrderBodyRequired {
    /// `address`.
    pub address: PlaceOrderBodyAddress,
}

impl From<PlaceOrderBodyRequired> for PlaceOrderBody {
    fn from(required: PlaceOrderBodyRequired) -> Self {
        Self {
            address: required.address,
            pickup: None,
        }
    }
}

impl PlaceOrderBody {
    /// Sets `pickup`.
    #[must_use]
    pub fn pickup(mut self, pickup: impl Into<Option<PlaceOrderBodyPickup>>) -> Self {
        self.pickup = pickup.into();
        self
    }
}

impl json::EncodeFields for PlaceOrderBody {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("address", &self.address);
        fields.optional("pickup", &self.pickup);
    }
}

impl json::Decode for PlaceOrderBody {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut address: Option<PlaceOrderBodyAddress> = None;
        let mut pickup: Option<PlaceOrderBodyPickup> = None;
        object::read(
            reader,
            &mut [
                object::required("address", &mut address),
                object::optional("pickup", &mut pickup),
            ],
        )?;
        let Some(address) = address else {
            return Err(object::incomplete());
        };
        Ok(Self { address, pickup })
    }
}

object::implement!(PlaceOrderBody);

/// `PlaceOrderBodyAddress`.
pub type PlaceOrderBodyAddress = OrderAddress;

/// The required fields of [`PlaceOrderBodyAddress`].
pub type PlaceOrderBodyAddressRequired = OrderAddressRequired;

/// `PlaceOrderBodyAddressCountry`.
pub type PlaceOrderBodyAddressCountry = OrderAddressCountry;

/// `PlaceOrderBodyPickup`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlaceOrderBodyPickup {
    /// `street`.
    pub street: String,
    /// `country`.
    ///
    /// The server defaults to `fr`.
    pub country: Option<PlaceOrderBodyPickupCountry>,
}

/// The required fields of [`PlaceOrderBodyPickup`].
#[derive(Debug)]
pub struct PlaceOrderBodyPickupRequired {
    /// `street`.
    pub street: String,
}

impl From<PlaceOrderBodyPickupRequired> for PlaceOrderBodyPickup {
    fn from(required: PlaceOrderBodyPickupRequired) -> Self {
        Self {
            street: required.street,
            country: None,
        }
    }
}

impl PlaceOrderBodyPickup {
    /// Sets `country`.
    #[must_use]
    pub fn country(
        mut self,
        country: impl Into<Option<PlaceOrderBodyPickupCountry>>,
    ) -> Self {
        self.country = country.into();
        self
    }
}

impl json::EncodeFields for PlaceOrderBodyPickup {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("street", &self.street);
        fields.optional("country", &self.country);
    }
}

impl json::Decode for PlaceOrderBodyPickup {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut street: Option<String> = None;
        let mut country: Option<PlaceOrderBodyPickupCountry> = None;
        object::read(
            reader,
            &mut [
                object::required("street", &mut street),
                object::optional("country", &mut country),
            ],
        )?;
        let Some(street) = street else {
            return Err(object::incomplete());
        };
        Ok(Self { street, country })
    }
}

object::implement!(PlaceOrderBodyPickup);

/// `PlaceOrderBodyPickupCountry`.
pub type PlaceOrderBodyPickupCountry = OrderAddressCountry;
