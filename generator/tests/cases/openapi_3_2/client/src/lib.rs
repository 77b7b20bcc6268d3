// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! OpenAPI 3.2, version 1.0.0: the client.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `findPets` | `QUERY /pets` |  |
//! | `watchPets` | `GET /pets/changes` |  |
//! | `sendChanges` | `POST /pets/changes` |  |
//! | `watchEvents` | `GET /events` |  |
//! | `sendCookie` | `GET /cookies` |  |
//! | `addNote` | `POST /notes` |  |
//! | `watchPositions` | `GET /positions` |  |
//! | `queryForm` | `GET /queries` |  |
//! | `queryJson` | `PUT /queries` |  |
//! | `queryText` | `POST /queries` |  |
//! | `getPet` | `GET /pets/{id}` |  |
//! | `linkPet` | `LINK /pets/{id}` |  |
//! | `unlink_pets_by_id` | `unlink /pets/{id}` |  |
//!
//! The feature `cli` adds the command line program `openapi-3-2`, with a command
//! for each operation.
//!
//! The module `webhooks`, enabled by the feature of that name, receives the
//! webhooks and callbacks of the API.

mod client;
mod operations;
mod types;

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod xml;

#[doc(hidden)]
pub mod runtime;

#[cfg(feature = "webhooks")]
pub mod webhooks;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::*;
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
#[cfg(feature = "oauth2")]
pub use runtime::oauth::OAuthGrant;
#[cfg(feature = "oauth2")]
pub use runtime::oauth_endpoint::OAuthError;
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
