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
//! Every response tells in its `X-RateLimit-*` headers how much of the limit is left. A request over the
//! limit is answered with 429.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listPets` | `GET /v1/pets` | List animals. |
//! | `createPet` | `POST /v1/pets` | Add an animal. |
//! | `getPet` | `GET /v1/pets/{petId}` | Get an animal. (deprecated) |
//!
//! The command line `adoption`, which has a command for each operation, is there by
//! the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod common_headers;
mod operations;
mod responses;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use common_headers::RateLimit;
pub use operations::list_pets::{ListPets, ListPetsFailure, ListPetsHeaders};
pub use operations::create_pet::{CreatePet, CreatePetFailure};
pub use operations::get_pet::{GetPet, GetPetFailure};
pub use responses::{ServiceUnavailableHeaders, TooManyRequestsHeaders};
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
pub use runtime::pages::{Items, Paged, Pages};
pub use runtime::provider::{Lease, Provide, Providing};
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::transport::{Sending, Transport, TransportService};
pub use types::{
    Error, ErrorRequired, NewPet, NewPetRequired, Pet, PetRequired, PetStatus, Pets,
};
