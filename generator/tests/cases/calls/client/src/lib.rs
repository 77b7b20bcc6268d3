// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! Calls, version 1.0.0: the client.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addOrder` | `POST /orders` | Add an order. |
//! | `addRefund` | `POST /refunds` | Add a refund. |
//! | `addLetter` | `POST /letters` | Add a letter, whose key is no key to make up. |
//! | `listByLink` | `GET /orders/by-link` | List orders, whose pages are linked. |
//! | `listByUrl` | `GET /orders/by-url` |  |
//! | `listByCursor` | `GET /orders/by-cursor` |  |
//! | `listByHeader` | `GET /orders/by-header` |  |
//! | `listByNumber` | `GET /orders/by-number` |  |
//! | `listByOffset` | `GET /orders/by-offset` |  |
//!
//! The feature `cli` adds the command line program `calls`, with a command for each
//! operation.

mod client;
mod operations;
mod types;

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

#[doc(hidden)]
pub mod runtime;

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
pub use runtime::nullable::Nullable;
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
