// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Animal Adoption Store Service, version 1.0.0: the server.
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
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | [`listPets`](crate::Api::list_pets) | `GET /v1/pets` | List animals. |
//! | [`createPet`](crate::Api::create_pet) | `POST /v1/pets` | Add an animal. |
//! | [`getPet`](crate::Api::get_pet) | `GET /v1/pets/{petId}` | Get an animal. (deprecated) |

mod api;
mod schemas;
mod pipeline;
mod responses;
mod router;
mod server;
mod traits;
pub mod rejection;

#[doc(hidden)]
pub mod operations;
mod tags;
pub mod types;

#[allow(unused_imports)]
#[doc(hidden)]
pub use crate::{operations::*, types::*};

::openapi_crates_runtime::generated_for!("0.1");

#[doc(hidden)]
pub mod runtime {
    //! The library, and how this crate reads JSON.

    pub use ::openapi_crates_runtime::server::tolerance::TOLERANCE;
    pub use ::openapi_crates_runtime::*;
}

pub use api::Api;
pub use operations::Operation;
pub use runtime::body::{Body, BoxError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::server::admission::Admission;
pub use runtime::server::bearer::BearerToken;
pub use runtime::server::layers::OperationService;
pub use runtime::server::peer_address::PeerAddress;
pub use runtime::server::rejection::Rejection;
pub use runtime::server::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use tags::pets;
pub use traits::{Admit, Authenticate, CommonHeaders, RateLimit, Reject};
pub use types::{Error, NewPet, Pet, PetStatus};
