// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! Zoo, version 1.0.0: the client.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listPets` | `GET /v1/pets` |  |
//! | `createPet` | `POST /v1/pets` |  |
//! | `listKeepers` | `GET /v1/keepers` |  |
//! | `listKeys` | `GET /v1/keys` |  |
//! | `listLogs` | `GET /v1/logs` |  |
//! | `login` | `POST /v1/login` |  |
//!
//! The feature `cli` adds the command line program `oauth`, with a command for each
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
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
#[cfg(feature = "oauth2")]
pub use runtime::oauth::OAuthGrant;
#[cfg(feature = "oauth2")]
pub use runtime::oauth_endpoint::OAuthError;
pub use runtime::raw_response::RawResponse;
pub use runtime::reply::Reply;
pub use runtime::request_url::InvalidBaseUrl;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
