// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! Bodies of XML, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addBook` | `POST /books` |  |
//! | `getShelf` | `GET /shelves/{id}` |  |
//! | `putShelf` | `PUT /shelves/{id}` |  |
//! | `listBooks` | `GET /lists` |  |
//! | `putList` | `PUT /lists` |  |
//! | `putNote` | `PUT /notes` |  |

mod api;
mod bodies;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;
mod xml;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use bodies::*;
pub use operations::*;
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::integer_enum::{IntegerEnum, UnknownInteger};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::nullable::Nullable;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders, Reject};
pub use types::*;
