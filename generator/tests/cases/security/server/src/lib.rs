// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! Vault, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `byDefault` | `GET /by-default` |  |
//! | `byHeader` | `GET /header` |  |
//! | `byQuery` | `GET /query` |  |
//! | `byCookie` | `GET /cookie` |  |
//! | `byBasic` | `GET /basic` |  |
//! | `byDigest` | `GET /digest` |  |
//! | `byOauth` | `GET /oauth` |  |
//! | `byOpenId` | `GET /open-id` |  |
//! | `byToken` | `GET /token` |  |
//! | `byRawHeader` | `GET /raw` |  |
//! | `open` | `GET /open` |  |
//! | `openToo` | `GET /open-too` |  |
//! | `perhaps` | `GET /perhaps` |  |
//! | `perhapsEither` | `GET /perhaps-either` |  |
//! | `together` | `GET /together` |  |
//! | `either` | `GET /either` |  |
//! | `bySameHeader` | `GET /same-header` |  |
//! | `byAnyText` | `GET /any-text` |  |

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
pub use runtime::basic::BasicCredential;
pub use runtime::bearer::BearerToken;
pub use runtime::body::{Body, BoxError};
pub use runtime::http_credential::HttpCredential;
pub use runtime::layers::OperationService;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, Authenticate, CommonHeaders};
