// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! Shop, version 1.0.0: the client.
//!
//! Places orders, and reports their shipment.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listOrders` | `GET /v1/orders` | List orders. |
//! | `placeOrder` | `POST /v1/orders` | Place an order. |
//!
//! The feature `cli` adds the command line program `shop`, with a command for each
//! operation.
//!
//! The module `webhooks`, enabled by the feature of that name, receives the
//! webhooks and callbacks of the API.

mod client;
mod operations;
mod types;

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

#[doc(hidden)]
pub mod runtime;

#[cfg(feature = "webhooks")]
pub mod webhooks;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::*;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::call::{Call, Operation};
pub use runtime::credential::Secret;
pub use runtime::credential_provider::{CredentialFuture, CredentialProvider, Lease};
pub use runtime::failure::{
    Deviation, Documented, Failure, InvalidRequest, Malformed, RequestViolation,
    TransportError,
};
pub use runtime::into_optional::IntoOptional;
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
#[cfg(feature = "oauth2")]
pub use runtime::oauth::OAuthGrant;
#[cfg(feature = "oauth2")]
pub use runtime::oauth_endpoint::OAuthError;
pub use runtime::pages::{Items, Paged, Pages};
pub use runtime::raw_response::RawResponse;
pub use runtime::reply::Reply;
pub use runtime::request_url::InvalidBaseUrl;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::unknown_fields::UnknownField;
pub use types::*;
