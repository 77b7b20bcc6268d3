// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! Names, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listPets` | `GET /pets` |  |
//! | `option` | `POST /pets` |  |
//! | `addLetter` | `POST /letters` |  |
//! | `create_tenant` | `POST /tenants` |  |
//! | `operationList` | `PUT /{api}/{body}/{found}/{into}/{parts}/{response}` |  |
//! | `replaceFile` | `PUT /files/{authenticate}/{found}` |  |
//! | `operations` | `GET /operations` |  |
//! | `mock` | `GET /events` |  |
//! | `dispatch` | `GET /dispatch` |  |
//! | `router` | `GET /router` |  |

mod api;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use operations::*;
pub use runtime::admission::{Admission, Refusal};
pub use runtime::api_key::ApiKeyCredential;
pub use runtime::basic::BasicCredential;
pub use runtime::bearer::BearerToken;
pub use runtime::body::{Body, BoxError};
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::upload::{FilePart, Upload};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, Authenticate, CommonHeaders};
pub use types::*;
