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
//! | `listOrders` | `GET /v1/orders` | List orders. |
//! | `placeOrder` | `POST /v1/orders` | Place an order. |
//!
//! The module `webhooks`, enabled by the feature of that name, sends the webhooks
//! and callbacks of the API.

mod api;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;

#[doc(hidden)]
pub mod runtime;

#[cfg(feature = "webhooks")]
pub mod webhooks;

pub use api::Api;
pub use operations::*;
pub use runtime::admission::{Admission, Refusal};
pub use runtime::bearer::BearerToken;
pub use runtime::body::{Body, BoxError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, Authenticate, CommonHeaders, Reject};
pub use types::*;
