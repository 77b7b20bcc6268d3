// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! Pets and their keepers, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listPets` | `GET /pets` |  |
//! | `put_pets_by_pet_id_photo` | `PUT /pets/{petId}/photo` |  (deprecated) |
//! | `getKeeper` | `GET /keepers/{keeperId}` |  |
//!
//! What the API itself sends, webhooks and callbacks, is sent by the module
//! `webhooks`, which is there by the feature of that name.

mod api;
mod gate;
mod hooks;
mod operations;
mod router;
mod server;
mod types;

#[doc(hidden)]
pub mod runtime;

#[cfg(feature = "webhooks")]
pub mod webhooks;

pub use api::Api;
pub use hooks::{Admit, Authenticate, CommonHeaders, Reject};
pub use operations::Operation;
pub use operations::list_pets::{
    ListPetsFailure, ListPetsRequest, ListPetsResponse, ListPetsResponseRequired,
};
pub use operations::put_pets_by_pet_id_photo::{
    PutPetsByPetIdPhotoFailure, PutPetsByPetIdPhotoRequest,
    PutPetsByPetIdPhotoRequestRequired, PutPetsByPetIdPhotoResponse,
};
pub use operations::get_keeper::{
    GetKeeperFailure, GetKeeperRequest, GetKeeperRequestRequired, GetKeeperResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::bearer::BearerToken;
pub use runtime::body::{Body, BoxError};
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{
    Cat, CatRequired, Dog, DogRequired, Keeper, KeeperRequired, Lives, Pet, Problem,
    ProblemRequired,
};
#[cfg(feature = "webhooks")]
pub use types::{Found, FoundRequired};
