// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! Foreign types, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addFile` | `POST /files` |  |
//! | `putPath` | `PUT /paths` |  |

mod api;
mod gate;
mod hooks;
mod operations;
mod patterns;
mod router;
mod rules;
mod server;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use hooks::{Admit, CommonHeaders};
pub use operations::Operation;
pub use operations::add_file::{
    AddFileFailure, AddFileRequest, AddFileRequestRequired, AddFileResponse,
};
pub use operations::put_path::{
    PutPathFailure, PutPathRequest, PutPathRequestRequired, PutPathResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{
    File, FileKept, FilePath, FileRequired, Id, Release, RenamedPath, Sizes, Target,
    TargetInteger, TargetWithHref, TargetWithHrefRequired,
};
