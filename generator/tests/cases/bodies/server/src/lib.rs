// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! Bodies, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `get_notes` | `GET /notes` |  |
//! | `post_notes` | `POST /notes` |  |
//! | `put_notes_by_note_id` | `PUT /notes/{noteId}` |  |
//! | `patch_notes_by_note_id` | `PATCH /notes/{noteId}` |  |
//! | `getNoTes` | `GET /no-tes` |  |
//! | `get_slash_no_slash_tes` | `GET /no/tes` |  |

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
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::OperationService;
pub use runtime::nullable::Nullable;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders};
pub use types::*;
