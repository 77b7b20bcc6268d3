// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! OpenAPI 3.2, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
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
//! The module `webhooks`, enabled by the feature of that name, sends the webhooks
//! and callbacks of the API.

mod api;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;
mod xml;

#[doc(hidden)]
pub mod runtime;

#[cfg(feature = "webhooks")]
pub mod webhooks;

pub use api::Api;
pub use operations::*;
pub use runtime::admission::{Admission, Refusal};
pub use runtime::bearer::BearerToken;
pub use runtime::body::{Body, BoxError};
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::request_values::{InvalidValue, RequestValueError, RequestValues};
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::values::Values;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, Authenticate, CommonHeaders};
pub use types::*;
