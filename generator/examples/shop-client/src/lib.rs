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
//! | [`listOrders`](crate::Client::list_orders) | `GET /v1/orders` | List orders. |
//! | [`placeOrder`](crate::Client::place_order) | `POST /v1/orders` | Place an order. |
//!
//! The feature `cli` adds the command line program `shop`, with a command for each
//! operation.
//!
//! The module `webhooks`, enabled by the feature of that name, receives the
//! webhooks and callbacks of the API.

mod client;

#[doc(hidden)]
pub mod operations;
mod tags;

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

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

    pub use ::openapi_crates_runtime::client::tolerance::TOLERANCE;
    pub use ::openapi_crates_runtime::*;
}

pub use client::{Client, ClientBuilder, Environment};
pub use operations::Call;
pub use runtime::body::Body;
pub use runtime::client::builder::BuildError;
pub use runtime::client::call::Operation;
pub use runtime::client::credential::Secret;
pub use runtime::client::credential_provider::{
    CredentialFuture, CredentialProvider, Lease,
};
pub use runtime::client::deviation::Deviation;
pub use runtime::client::failure::{
    Documented, Failure, InvalidRequest, Malformed, RequestViolation, TransportError,
};
#[cfg(feature = "mock")]
pub use runtime::client::mock::{Mock, MockRequest};
#[cfg(feature = "oauth2")]
pub use runtime::client::oauth::OAuthGrant;
#[cfg(feature = "oauth2")]
pub use runtime::client::oauth_endpoint::OAuthError;
pub use runtime::client::operation_info::OperationInfo;
pub use runtime::client::pages::{Items, Paged, Pages};
pub use runtime::client::raw_response::RawResponse;
pub use runtime::client::redirects::RedirectPolicy;
pub use runtime::client::reply::Reply;
pub use runtime::client::request_url::InvalidBaseUrl;
pub use runtime::client::retry::RetryPolicy;
pub use runtime::client::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::client::transport::ReqwestTransport;
pub use runtime::client::unknown_fields::UnknownField;
pub use runtime::into_optional::IntoOptional;
pub use tags::orders;
pub use types::{Error, NewOrder, Order, OrderPage};
