// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `placeOrder`: `POST /orders`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{documented, object};
use crate::types::order::{
    Order, OrderAddress, OrderAddressCountry, OrderAddressRequired,
};

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

    const STATUS: u16 = 201;

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

documented::implement! {
    PlaceOrderFailure {}
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

pub type PlaceOrderBodyAddress = OrderAddress;

/// The required fields of [`PlaceOrderBodyAddress`].
pub type PlaceOrderBodyAddressRequired = OrderAddressRequired;

pub type PlaceOrderBodyAddressCountry = OrderAddressCountry;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlaceOrderBodyPickup {
    pub street: String,
    /// The server defaults to `fr`.
    pub country: Option<PlaceOrderBodyPickupCountry>,
}

/// The required fields of [`PlaceOrderBodyPickup`].
#[derive(Debug)]
pub struct PlaceOrderBodyPickupRequired {
    pub street: String,
}

object::implement! {
    PlaceOrderBodyPickup from PlaceOrderBodyPickupRequired {
        required(street, "street");
        optional(country: PlaceOrderBodyPickupCountry, "country");
    }
}

pub type PlaceOrderBodyPickupCountry = OrderAddressCountry;

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `place-order`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "place-order",
        about: "POST /orders",
        long_about: "POST /orders",
        flags: &[
            Flag::new("address", Kind::Json, "").field("address").required(),
            Flag::new("pickup", Kind::Json, "").field("pickup"),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.place_order(arguments.body()?)))
    }
}
