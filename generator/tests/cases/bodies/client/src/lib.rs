// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! Bodies, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `get_notes` | `GET /notes` |  |
//! | `post_notes` | `POST /notes` |  |
//! | `put_notes_by_note_id` | `PUT /notes/{noteId}` |  |
//! | `patch_notes_by_note_id` | `PATCH /notes/{noteId}` |  |
//! | `getNoTes` | `GET /no-tes` |  |
//! | `get_slash_no_slash_tes` | `GET /no/tes` |  |
//!
//! The command line `bodies`, which has a command for each operation, is there by
//! the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::get_notes::{GetNotes, GetNotesFailure};
pub use operations::post_notes::{PostNotes, PostNotesFailure};
pub use operations::put_notes_by_note_id::{PutNotesByNoteId, PutNotesByNoteIdFailure};
pub use operations::patch_notes_by_note_id::{
    PatchNotesByNoteId, PatchNotesByNoteIdFailure,
};
pub use operations::get_no_tes::{GetNoTes, GetNoTesFailure};
pub use operations::get_slash_no_slash_tes::{
    GetSlashNoSlashTes, GetSlashNoSlashTesFailure,
};
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
pub use types::{Day, Note, NoteRequired};
