// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! Kennels, version 1.0.0: the server.
//!
//! Keeps dogs.
//!
//! Each dog has a kennel.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `replaceKennel` | `PUT /kennels` |  |

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
pub use operations::replace_kennel::{
    ReplaceKennelFailure, ReplaceKennelRequest, ReplaceKennelRequestRequired,
    ReplaceKennelResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{Chip, Dog, DogKind, DogRequired, Kennel, KennelRequired, Room, Size};
