// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! Jobs, version 1.2.0: the client.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | [`putResult`](crate::Client::put_result) | `PUT /api/jobs/{job}/result` | Stores the result of a job. |
//!
//! The feature `cli` adds the command line program `one-operation`, with a command
//! for each operation.

mod client;
mod common_headers;

#[doc(hidden)]
pub mod operations;
mod tags;

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

pub mod types;

#[allow(unused_imports)]
#[doc(hidden)]
pub use crate::{operations::*, types::*};

::openapi_crates_runtime::generated_for!("0.1");

#[doc(hidden)]
pub mod runtime {
    //! The library, and how this crate reads JSON.

    pub use ::openapi_crates_runtime::client::tolerance::TOLERANCE;
    pub use ::openapi_crates_runtime::*;
}

pub use client::{Client, ClientBuilder, Environment};
pub use common_headers::CommonHeaders;
pub use operations::Call;
pub use runtime::body::Body;
pub use runtime::client::builder::BuildError;
pub use runtime::client::call::Operation;
pub use runtime::client::credential::Secret;
pub use runtime::client::credential_provider::{
    CredentialFuture, CredentialProvider, Lease,
};
pub use runtime::client::deviation::Deviation;
pub use runtime::client::failure::{
    Documented, Failure, InvalidRequest, Malformed, RequestViolation, TransportError,
};
#[cfg(feature = "mock")]
pub use runtime::client::mock::{Mock, MockRequest};
pub use runtime::client::operation_info::OperationInfo;
pub use runtime::client::raw_response::RawResponse;
pub use runtime::client::redirects::RedirectPolicy;
pub use runtime::client::reply::Reply;
pub use runtime::client::request_url::InvalidBaseUrl;
pub use runtime::client::retry::RetryPolicy;
pub use runtime::client::text_enum::{TextEnum, UnknownValue};
pub use runtime::client::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::client::transport::ReqwestTransport;
pub use runtime::client::unknown_fields::UnknownField;
pub use runtime::nullable::Nullable;
pub use tags::jobs;
pub use types::Outcome;
