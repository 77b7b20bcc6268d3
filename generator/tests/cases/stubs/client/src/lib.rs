// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! Notes that are not all taken yet, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listNotes` | `GET /notes` |  |
//! | `addNote` | `POST /notes` |  |
//! | `getNote` | `GET /notes/{noteId}` |  |
//! | `removeNote` | `DELETE /notes/{noteId}` |  |
//! | `countNotes` | `HEAD /count` |  |
//!
//! The command line `stubs`, which has a command for each operation, is there by
//! the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::list_notes::{ListNotes, ListNotesFailure};
pub use operations::add_note::{AddNote, AddNoteFailure};
pub use operations::get_note::{GetNote, GetNoteFailure};
pub use operations::remove_note::{RemoveNote, RemoveNoteFailure};
pub use operations::count_notes::{CountNotes, CountNotesFailure};
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::address::InvalidBaseUrl;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::call::Call;
pub use runtime::credential::Secret;
pub use runtime::failure::{
    BrokenRule, Failure, InvalidRequest, Malformed, TransportError,
};
pub use runtime::provider::{Lease, Provide, Providing};
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{Sending, Transport, TransportService};
pub use types::{Later, LaterRequired, Problem, ProblemRequired};
