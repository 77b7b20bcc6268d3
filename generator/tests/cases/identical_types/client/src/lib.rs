// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! Identical types, version 1: the client.
//!
//! Identical inline schemas are one type, with an alias for each other place.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `placeOrder` | `POST /orders` |  |
//! | `getInvoice` | `GET /invoices/{id}` |  |
//!
//! The feature `cli` adds the command line program `identical-types`, with a
//! command for each operation.
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
pub use runtime::failure::{
    Deviation, Documented, Failure, InvalidRequest, Malformed, RequestViolation,
    TransportError,
};
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
pub use runtime::raw_response::RawResponse;
pub use runtime::reply::Reply;
pub use runtime::request_url::InvalidBaseUrl;
pub use runtime::retry::RetryPolicy;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::unknown_fields::UnknownField;
pub use types::*;
