// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! Vault, version 1.0.0: the client.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `byDefault` | `GET /by-default` |  |
//! | `byHeader` | `GET /header` |  |
//! | `byQuery` | `GET /query` |  |
//! | `byCookie` | `GET /cookie` |  |
//! | `byBasic` | `GET /basic` |  |
//! | `byDigest` | `GET /digest` |  |
//! | `byOauth` | `GET /oauth` |  |
//! | `byOpenId` | `GET /open-id` |  |
//! | `byToken` | `GET /token` |  |
//! | `byRawHeader` | `GET /raw` |  |
//! | `open` | `GET /open` |  |
//! | `openToo` | `GET /open-too` |  |
//! | `perhaps` | `GET /perhaps` |  |
//! | `perhapsEither` | `GET /perhaps-either` |  |
//! | `together` | `GET /together` |  |
//! | `either` | `GET /either` |  |
//! | `bySameHeader` | `GET /same-header` |  |
//! | `byAnyText` | `GET /any-text` |  |
//!
//! The feature `cli` adds the command line program `security`, with a command for
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
pub use runtime::basic::BasicCredential;
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
