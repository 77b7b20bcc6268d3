// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! Shelter, version 1.0.0: the server.
//!
//! Pets and their owners.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
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

mod api;
mod bodies;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use bodies::*;
pub use operations::*;
pub use runtime::admission::{Admission, Refusal};
pub use runtime::api_key::ApiKeyCredential;
pub use runtime::basic::BasicCredential;
pub use runtime::bearer::BearerToken;
pub use runtime::body::{Body, BoxError};
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::nullable::Nullable;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::upload::{FilePart, Upload};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, Authenticate, CommonHeaders, Reject};
pub use types::*;
