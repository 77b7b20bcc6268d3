// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! Base paths, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listThings` | `GET /things` |  |
//! | `getFile` | `GET /files/{name}` |  |
//! | `putFile` | `PUT /v1/files/{name}` |  |
//! | `ping` | `GET /ping` |  |
//! | `listOldThings` | `GET /old/things` |  (deprecated) |
//! | `oldPing` | `GET /old/ping` |  (deprecated) |
//!
//! The command line `base-paths`, which has a command for each operation, is there
//! by the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::list_things::{ListThings, ListThingsFailure};
pub use operations::get_file::{GetFile, GetFileFailure};
pub use operations::put_file::{PutFile, PutFileFailure};
pub use operations::ping::{Ping, PingFailure};
pub use operations::list_old_things::{ListOldThings, ListOldThingsFailure};
pub use operations::old_ping::{OldPing, OldPingFailure};
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::address::InvalidBaseUrl;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::call::Call;
pub use runtime::failure::{
    BrokenRule, Failure, InvalidRequest, Malformed, TransportError,
};
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{Sending, Transport, TransportService};
