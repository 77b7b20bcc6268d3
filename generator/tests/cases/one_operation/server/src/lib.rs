// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! Jobs, version 1.2.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | [`putResult`](crate::Api::put_result) | `PUT /api/jobs/{job}/result` | Stores the result of a job. |

mod api;
mod schemas;
mod pipeline;
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
pub use runtime::nullable::Nullable;
pub use runtime::server::admission::Admission;
pub use runtime::server::api_key::ApiKeyCredential;
pub use runtime::server::layers::OperationService;
pub use runtime::server::peer_address::PeerAddress;
pub use runtime::server::rejection::Rejection;
pub use runtime::server::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use tags::jobs;
pub use traits::{Admit, Authenticate, CommonHeaders, Reject};
pub use types::Outcome;
