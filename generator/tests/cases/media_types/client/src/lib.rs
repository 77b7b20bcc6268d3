// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! Media types, version 1.0.0: the client.
//!
//! Build a [`Client`], create a [`Call`] with one of its methods, and send it with
//! [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listNotes` | `GET /notes` |  |
//! | `replaceNotes` | `PUT /notes` |  |
//! | `addNote` | `POST /notes` |  |
//! | `changeNote` | `PATCH /notes` |  |
//! | `putText` | `PUT /text` |  |
//! | `addText` | `POST /text` |  |
//! | `getPicture` | `GET /picture` |  |
//! | `putPicture` | `PUT /picture` |  |
//! | `addPicture` | `POST /picture` |  |
//! | `putParts` | `PUT /parts` | Parts that nothing is said of. |
//! | `getReport` | `GET /reports` | A report, of the media type that is asked for. |
//! | `putReport` | `PUT /reports` |  |
//! | `addReport` | `POST /reports` |  |
//! | `changeReport` | `PATCH /reports` |  |
//! | `putFilm` | `PUT /film` |  |
//! | `addFilm` | `POST /film` |  |
//! | `addUnknown` | `POST /unknown` |  |
//!
//! The feature `cli` adds the command line program `media-types`, with a command
//! for each operation.

mod client;
mod operations;
mod types;

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::*;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::call::{Call, Operation};
pub use runtime::failure::{
    Deviation, Documented, Failure, InvalidRequest, Malformed, RequestViolation,
    TransportError,
};
pub use runtime::into_optional::IntoOptional;
pub use runtime::media::Media;
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
pub use runtime::raw_response::RawResponse;
pub use runtime::reply::Reply;
pub use runtime::request_url::InvalidBaseUrl;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::unknown_fields::UnknownField;
pub use types::*;
