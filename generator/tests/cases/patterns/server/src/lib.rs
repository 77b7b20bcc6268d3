// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! Accounts, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `putAccount` | `PUT /accounts/{id}` |  |
//! | `postTags` | `POST /tags` |  |

mod api;
mod gate;
mod hooks;
mod operations;
mod patterns;
mod router;
mod server;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use hooks::{Admit, CommonHeaders, Reject};
pub use operations::Operation;
pub use operations::put_account::{
    PutAccountFailure, PutAccountRequest, PutAccountRequestRequired, PutAccountResponse,
};
pub use operations::post_tags::{
    PostTagsFailure, PostTagsRequest, PostTagsRequestRequired, PostTagsResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{Account, AccountRequired, Problem, ProblemRequired, Tag};
