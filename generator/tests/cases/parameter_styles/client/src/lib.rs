// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! Styles of parameters, version 1.0.0: the client.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `getSimple` | `GET /simple/{word}/{words}/{color}` |  |
//! | `getExploded` | `GET /exploded/{color}` |  |
//! | `getLabel` | `GET /label/{word}/{words}/{color}` |  |
//! | `getLabels` | `GET /labels/{words}/{color}` |  |
//! | `getMatrix` | `GET /matrix/{word}/{words}/{color}` |  |
//! | `getMatrices` | `GET /matrices/{words}/{color}` |  |
//! | `getQuery` | `GET /query` |  |
//! | `getReserved` | `GET /reserved` |  |
//! | `getDeep` | `GET /deep` |  |
//! | `getOpen` | `GET /open` |  |
//! | `getEmpty` | `GET /empty` |  |
//! | `getJson` | `GET /json/{color}` |  |
//!
//! The feature `cli` adds the command line program `parameter-styles`, with a
//! command for each operation.

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
pub use runtime::failure::{
    Deviation, Documented, Failure, InvalidRequest, Malformed, RequestViolation,
    TransportError,
};
pub use runtime::into_optional::IntoOptional;
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
pub use runtime::nullable::Nullable;
pub use runtime::raw_response::RawResponse;
pub use runtime::reply::Reply;
pub use runtime::request_url::InvalidBaseUrl;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use types::*;
