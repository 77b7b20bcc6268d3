// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! Byte streams, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `getFile` | `GET /files/{name}` |  |
//! | `putFile` | `PUT /files/{name}` |  |
//! | `changeFile` | `PATCH /files/{name}` |  |
//! | `getPicture` | `GET /pictures` |  |
//! | `addPicture` | `POST /pictures` |  |
//!
//! The command line `byte-streams`, which has a command for each operation, is
//! there by the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::get_file::{GetFile, GetFileFailure, GetFileHeaders};
pub use operations::put_file::{PutFile, PutFileFailure, PutFileRequired};
pub use operations::change_file::{ChangeFile, ChangeFileFailure};
pub use operations::get_picture::{GetPicture, GetPictureAsPng, GetPictureFailure};
pub use operations::add_picture::{AddPicture, AddPictureFailure};
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::address::InvalidBaseUrl;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::call::Call;
pub use runtime::failure::{
    BrokenRule, Failure, InvalidRequest, Malformed, TransportError,
};
pub use runtime::media::Media;
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{Sending, Transport, TransportService};
pub use types::{Seen, SeenRequired};
