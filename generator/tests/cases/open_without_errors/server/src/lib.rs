// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! Notes, version 0.3: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `readNote` | `GET /notes/{noteId}` |  |
//! | `removeNote` | `DELETE /notes/{noteId}` |  |
//! | `ping` | `GET /` |  |

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
pub use operations::read_note::{
    ReadNoteFailure, ReadNoteRequest, ReadNoteRequestRequired, ReadNoteResponse,
};
pub use operations::remove_note::{
    RemoveNoteFailure, RemoveNoteRequest, RemoveNoteRequestRequired, RemoveNoteResponse,
};
pub use operations::ping::{PingFailure, PingRequest, PingResponse};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
