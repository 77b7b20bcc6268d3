// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! Symbols, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `größe` | `GET /sizes/{id}` |  |

mod api;
mod gate;
mod hooks;
mod operations;
mod router;
mod server;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use hooks::{Admit, CommonHeaders};
pub use operations::Operation;
pub use operations::grosse::{
    GrosseFailure, GrosseRequest, GrosseRequestRequired, GrosseResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{
    Größe, GrößeRequired, ListOpenBracketPetCloseBracket, ListPet, 名前, 名前a,
};
