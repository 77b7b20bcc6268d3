// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! Values, version 1.0.0: the client.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listMeasures` | `GET /measures` |  |
//! | `addMeasures` | `POST /measures` |  |
//! | `changeMeasures` | `PATCH /measures` |  |
//! | `listDays` | `GET /days` |  |
//! | `putDays` | `PUT /days` |  |
//! | `watchChanges` | `GET /changes` |  |
//! | `putChanges` | `PUT /changes` |  |
//! | `readLog` | `GET /log` |  |
//! | `putLog` | `PUT /log` |  |
//! | `watchStates` | `GET /states` |  |
//! | `putStates` | `PUT /states` |  |
//!
//! The feature `cli` adds the command line program `values`, with a command for
//! each operation.

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
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::call::{Call, Operation};
pub use runtime::event::Event;
pub use runtime::failure::{
    Deviation, Documented, Failure, InvalidRequest, Malformed, RequestViolation,
    TransportError,
};
pub use runtime::into_optional::IntoOptional;
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
pub use runtime::raw_response::RawResponse;
pub use runtime::reply::Reply;
pub use runtime::request_url::InvalidBaseUrl;
pub use runtime::request_values::RequestValues;
pub use runtime::retry::RetryPolicy;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::unknown_fields::UnknownField;
pub use runtime::values::{MalformedValue, StreamError, Values};
pub use types::*;
