// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! Shop, version 1.0.0: the server.
//!
//! Places orders, and reports their shipment.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | [`listOrders`](crate::Api::list_orders) | `GET /v1/orders` | List orders. |
//! | [`placeOrder`](crate::Api::place_order) | `POST /v1/orders` | Place an order. |
//!
//! The module `webhooks`, enabled by the feature of that name, sends the webhooks
//! and callbacks of the API.

mod api;
mod failures;
mod schemas;
mod pipeline;
mod router;
mod server;
mod traits;
pub mod rejection;

#[doc(hidden)]
pub mod operations;
mod tags;

#[cfg(feature = "webhooks")]
pub mod webhooks;

pub mod types;

#[allow(unused_imports)]
#[doc(hidden)]
pub use crate::{operations::*, types::*};

::openapi_crates_runtime::generated_for!("0.1");

#[doc(hidden)]
pub mod runtime {
    //! The library, and how this crate reads JSON.

    pub use ::openapi_crates_runtime::server::tolerance::TOLERANCE;
    pub use ::openapi_crates_runtime::*;
}

pub use api::Api;
pub use operations::Operation;
pub use runtime::body::{Body, BoxError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::server::bearer::BearerToken;
pub use runtime::server::layers::OperationService;
pub use runtime::server::peer_address::PeerAddress;
pub use runtime::server::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use tags::orders;
pub use traits::{Admit, Authenticate, Reject};
pub use types::{Error, NewOrder, Order, OrderPage};
