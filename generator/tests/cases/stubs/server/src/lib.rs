// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! Notes that are not all taken yet, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listNotes` | `GET /notes` |  |
//! | `addNote` | `POST /notes` |  |
//! | `getNote` | `GET /notes/{noteId}` |  |
//! | `removeNote` | `DELETE /notes/{noteId}` |  |
//! | `countNotes` | `HEAD /count` |  |

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
pub use hooks::{Admit, Authenticate, CommonHeaders, Reject};
pub use operations::Operation;
pub use operations::list_notes::{ListNotesFailure, ListNotesRequest, ListNotesResponse};
pub use operations::add_note::{
    AddNoteFailure, AddNoteRequest, AddNoteRequestRequired, AddNoteResponse,
};
pub use operations::get_note::{
    GetNoteFailure, GetNoteRequest, GetNoteRequestRequired, GetNoteResponse,
};
pub use operations::remove_note::{
    RemoveNoteFailure, RemoveNoteRequest, RemoveNoteRequestRequired, RemoveNoteResponse,
};
pub use operations::count_notes::{
    CountNotesFailure, CountNotesRequest, CountNotesResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::bearer::BearerToken;
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{Later, LaterRequired, Problem, ProblemRequired};
