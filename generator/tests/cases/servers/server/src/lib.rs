// @generated from servers.yaml by `cargo xtask codegen`; do not edit.
//! Servers, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listThings` | `GET /v1/things` |  |
//! | `listOthers` | `GET /v1/others` |  |

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
pub use operations::list_things::{
    ListThingsFailure, ListThingsRequest, ListThingsResponse,
};
pub use operations::list_others::{
    ListOthersFailure, ListOthersRequest, ListOthersResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
