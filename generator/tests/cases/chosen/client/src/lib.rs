// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! Pets and their keepers, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listPets` | `GET /pets` |  |
//! | `put_pets_by_pet_id_photo` | `PUT /pets/{petId}/photo` |  (deprecated) |
//! | `getKeeper` | `GET /keepers/{keeperId}` |  |
//!
//! The command line `chosen`, which has a command for each operation, is there by
//! the feature `cli`.
//!
//! What the API itself sends, webhooks and callbacks, is received by the module
//! `webhooks`, which is there by the feature of that name.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

#[cfg(feature = "webhooks")]
pub mod webhooks;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::list_pets::{ListPets, ListPetsFailure, ListPetsHeaders};
pub use operations::put_pets_by_pet_id_photo::{
    PutPetsByPetIdPhoto, PutPetsByPetIdPhotoFailure, PutPetsByPetIdPhotoRequired,
};
pub use operations::get_keeper::{GetKeeper, GetKeeperFailure};
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::address::InvalidBaseUrl;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
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
pub use types::{
    Cat, CatRequired, Dog, DogRequired, Keeper, KeeperRequired, Lives, Pet, Problem,
    ProblemRequired,
};
#[cfg(feature = "webhooks")]
pub use types::{Found, FoundRequired};
