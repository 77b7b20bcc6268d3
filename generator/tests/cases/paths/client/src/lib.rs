// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! Paths, version 1.0.0: the client.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `getFile` | `GET /files/{name}.{extension}` |  |
//! | `describeFile` | `GET /files/{name}.json` |  |
//! | `getFileById` | `GET /files/{id}` |  |
//! | `hasFile` | `HEAD /files/{id}` |  |
//! | `getNewFile` | `GET /files/new` |  |
//! | `getRange` | `GET /v{version}/range({from}:{to})/x` |  |
//! | `getSize` | `GET /größe/a b/{id}` |  |
//! | `export` | `POST /exports/{kind}?owner={owner}&since={since}&format=csv` |  |
//! | `deep0` | `GET /a` |  |
//! | `deep1` | `GET /a/b` |  |
//! | `deep2` | `GET /a/b/c` |  |
//! | `deep3` | `GET /a/b/c/d` |  |
//! | `deep4` | `GET /a/b/c/d/e` |  |
//! | `deep5` | `GET /a/b/c/d/e/f` |  |
//! | `deep6` | `GET /a/b/c/d/e/f/g` |  |
//! | `deep7` | `GET /a/b/c/d/e/f/g/h` |  |
//! | `deep8` | `GET /a/b/c/d/e/f/g/h/i` |  |
//! | `deep9` | `GET /a/b/c/d/e/f/g/h/i/j` |  |
//! | `deep10` | `GET /a/b/c/d/e/f/g/h/i/j/k` |  |
//! | `get_other_files_by_name_by_extension` | `GET /other/files/{name}.{extension}` |  |
//!
//! The feature `cli` adds the command line program `paths`, with a command for each
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
