// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! Labs, version 0.1.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `tryNew` | `GET /new` |  |
//! | `tryNewer` | `GET /newer` |  (deprecated) |
//! | `useOld` | `GET /old` |  |

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
pub use operations::try_new::{TryNewFailure, TryNewRequest, TryNewResponse};
pub use operations::try_newer::{TryNewerFailure, TryNewerRequest, TryNewerResponse};
pub use operations::use_again::{UseAgainFailure, UseAgainRequest, UseAgainResponse};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
