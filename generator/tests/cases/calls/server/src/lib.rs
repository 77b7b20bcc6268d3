// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! Calls, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addOrder` | `POST /orders` | Add an order. |
//! | `addRefund` | `POST /refunds` | Add a refund. |
//! | `addLetter` | `POST /letters` | Add a letter, whose key is no key to make up. |
//! | `listByLink` | `GET /orders/by-link` | List orders, whose pages are linked. |
//! | `listByUrl` | `GET /orders/by-url` |  |
//! | `listByCursor` | `GET /orders/by-cursor` |  |
//! | `listByHeader` | `GET /orders/by-header` |  |
//! | `listByNumber` | `GET /orders/by-number` |  |
//! | `listByOffset` | `GET /orders/by-offset` |  |

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
pub use runtime::api_key::ApiKeyCredential;
pub use runtime::body::{Body, BoxError};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::nullable::Nullable;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, Authenticate, CommonHeaders};
pub use types::*;
