// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! Styles of parameters, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `getSimple` | `GET /simple/{word}/{words}/{color}` |  |
//! | `getExploded` | `GET /exploded/{color}` |  |
//! | `getLabel` | `GET /label/{word}/{words}/{color}` |  |
//! | `getLabels` | `GET /labels/{words}/{color}` |  |
//! | `getMatrix` | `GET /matrix/{word}/{words}/{color}` |  |
//! | `getMatrices` | `GET /matrices/{words}/{color}` |  |
//! | `getQuery` | `GET /query` |  |
//! | `getReserved` | `GET /reserved` |  |
//! | `getDeep` | `GET /deep` |  |
//! | `getOpen` | `GET /open` |  |
//! | `getEmpty` | `GET /empty` |  |
//! | `getJson` | `GET /json/{color}` |  |

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
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::nullable::Nullable;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders};
pub use types::*;
