// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! Shelter, version 1.0.0: the client.
//!
//! Pets and their owners.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listPets` | `GET /v1/pets` |  |
//! | `createPet` | `POST /v1/pets` |  |
//! | `getPhoto` | `GET /v1/pets/{id}/photo` |  |
//! | `uploadPhoto` | `PUT /v1/pets/{id}/photo` |  |
//! | `deletePhoto` | `DELETE /v1/pets/{id}/photo` |  |
//! | `getNames` | `GET /v1/pets/{ids}/names/{words}` |  (deprecated) |
//! | `addNote` | `POST /v1/notes` |  |
//!
//! The feature `cli` adds the command line program `swagger-2`, with a command for
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
pub use runtime::nullable::Nullable;
#[cfg(feature = "oauth2")]
pub use runtime::oauth::OAuthGrant;
#[cfg(feature = "oauth2")]
pub use runtime::oauth_endpoint::OAuthError;
pub use runtime::raw_response::RawResponse;
pub use runtime::reply::Reply;
pub use runtime::request_url::InvalidBaseUrl;
pub use runtime::retry::RetryPolicy;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::unknown_fields::UnknownField;
pub use runtime::upload::{FilePart, Upload};
pub use types::*;
