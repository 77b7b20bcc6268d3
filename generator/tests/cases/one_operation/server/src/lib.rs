// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! Jobs, version 1.2.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `putResult` | `PUT /api/jobs/{job}/result` | Stores the result of a job. |

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
pub use runtime::body::{Body, BoxError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::nullable::Nullable;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, Authenticate, CommonHeaders, CommonHeadersRequired, Reject};
pub use types::*;
