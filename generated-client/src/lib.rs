// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Animal Adoption Store Service, version 1.0.0: the client.
//!
//! Browse and manage the individual animals that are available for adoption in a store.
//!
//! Every request is authenticated by an API key, sent as an HTTP bearer token. Bodies are JSON.
//!
//! The number of requests in a minute and in a day is limited by the plan of the key:
//!
//! | Plan | Requests per minute | Requests per day |
//! | --- | --- | --- |
//! | Free | 60 | 1,000 |
//! | Pro | 300 | 10,000 |
//! | Business | 1,000 | 100,000 |
//! | Enterprise | custom | custom |
//!
//! The `X-RateLimit-*` headers of every response contain the limit, the number of remaining requests and
//! the time of the reset. Requests over the limit are rejected with 429.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | [`listPets`](crate::Client::list_pets) | `GET /v1/pets` | List animals. |
//! | [`createPet`](crate::Client::create_pet) | `POST /v1/pets` | Add an animal. |
//! | [`getPet`](crate::Client::get_pet) | `GET /v1/pets/{petId}` | Get an animal. (deprecated) |
//!
//! The feature `cli` adds the command line program `adoption`, with a command for
//! each operation.

mod client;
mod common_headers;
mod responses;

#[doc(hidden)]
pub mod operations;
mod tags;

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

pub mod types;

#[allow(unused_imports)]
#[doc(hidden)]
pub use crate::{operations::*, types::*};

::openapi_crates_runtime::generated_for!("0.1");

#[doc(hidden)]
pub mod runtime {
    //! The library, and how this crate reads JSON.

    pub use ::openapi_crates_runtime::client::tolerance::TOLERANCE;
    pub use ::openapi_crates_runtime::*;
}

pub use client::{Client, ClientBuilder, Environment};
pub use common_headers::{CommonHeaders, RateLimit};
pub use operations::Call;
pub use runtime::body::Body;
pub use runtime::client::builder::BuildError;
pub use runtime::client::call::Operation;
pub use runtime::client::credential::Secret;
pub use runtime::client::credential_provider::{
    CredentialFuture, CredentialProvider, Lease,
};
pub use runtime::client::deviation::Deviation;
pub use runtime::client::failure::{
    Documented, Failure, InvalidRequest, Malformed, RequestViolation, TransportError,
};
#[cfg(feature = "mock")]
pub use runtime::client::mock::{Mock, MockRequest};
pub use runtime::client::operation_info::OperationInfo;
pub use runtime::client::pages::{Items, Paged, Pages};
pub use runtime::client::raw_response::RawResponse;
pub use runtime::client::redirects::RedirectPolicy;
pub use runtime::client::reply::Reply;
pub use runtime::client::request_url::InvalidBaseUrl;
pub use runtime::client::retry::RetryPolicy;
pub use runtime::client::text_enum::{TextEnum, UnknownValue};
pub use runtime::client::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::client::transport::ReqwestTransport;
pub use runtime::client::unknown_fields::UnknownField;
pub use tags::pets;
pub use types::{Error, NewPet, Pet, PetStatus};
