// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! Vault of certificates, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `certified` | `GET /certified` |  |
//! | `either` | `GET /either` |  |
//! | `both` | `GET /both` |  |
//! | `perhaps` | `GET /perhaps` |  |

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
pub use hooks::{Admit, Authenticate, CommonHeaders};
pub use operations::Operation;
pub use operations::certified::{CertifiedFailure, CertifiedRequest, CertifiedResponse};
pub use operations::either::{EitherFailure, EitherRequest, EitherResponse};
pub use operations::both::{BothFailure, BothRequest, BothResponse};
pub use operations::perhaps::{PerhapsFailure, PerhapsRequest, PerhapsResponse};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::bearer::BearerToken;
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::peer_certificates::PeerCertificates;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
