// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! Vault of certificates, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `certified` | `GET /certified` |  |
//! | `either` | `GET /either` |  |
//! | `both` | `GET /both` |  |
//! | `perhaps` | `GET /perhaps` |  |
//!
//! Operations that ask for the certificate of a client (mutual TLS) are called by a
//! transport that is given it, such as a `ReqwestTransport`: no setting of the
//! client itself has one.
//!
//! The command line `certificates`, which has a command for each operation, is
//! there by the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::certified::{Certified, CertifiedFailure};
pub use operations::either::{Either, EitherFailure};
pub use operations::both::{Both, BothFailure};
pub use operations::perhaps::{Perhaps, PerhapsFailure};
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::address::InvalidBaseUrl;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::call::Call;
pub use runtime::credential::Secret;
pub use runtime::failure::{
    BrokenRule, Failure, InvalidRequest, Malformed, TransportError,
};
pub use runtime::provider::{Lease, Provide, Providing};
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{Sending, Transport, TransportService};
