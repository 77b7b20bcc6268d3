// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! Names, version 1.0.0: the client.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listPets` | `GET /pets` |  |
//! | `option` | `POST /pets` |  |
//! | `addLetter` | `POST /letters` |  |
//! | `create_tenant` | `POST /tenants` |  |
//! | `operationList` | `PUT /{api}/{body}/{found}/{into}/{parts}/{response}` |  |
//! | `replaceFile` | `PUT /files/{authenticate}/{found}` |  |
//! | `operations` | `GET /operations` |  |
//! | `mock` | `GET /events` |  |
//! | `dispatch` | `GET /dispatch` |  |
//! | `router` | `GET /router` |  |
//!
//! The feature `cli` adds the command line program `taken-names`, with a command
//! for each operation.

mod client;
mod operations;
mod types;

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::*;
pub use runtime::basic::BasicCredential;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
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
pub use runtime::raw_response::RawResponse;
pub use runtime::reply::Reply;
pub use runtime::request_url::InvalidBaseUrl;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::undeclared_credential::UndeclaredCredential;
pub use runtime::unknown_fields::UnknownField;
pub use runtime::upload::{FilePart, Upload};
pub use types::*;
