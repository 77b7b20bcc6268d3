// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! Byte streams, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `getFile` | `GET /files/{name}` |  |
//! | `putFile` | `PUT /files/{name}` |  |
//! | `changeFile` | `PATCH /files/{name}` |  |
//! | `exportFiles` | `GET /export` |  |
//! | `getPicture` | `GET /pictures` |  |
//! | `addPicture` | `POST /pictures` |  |

mod api;
mod bodies;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use bodies::*;
pub use operations::*;
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::layers::OperationService;
pub use runtime::media::Media;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders};
pub use types::*;
