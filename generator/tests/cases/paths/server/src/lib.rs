// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! Paths, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `getFile` | `GET /files/{name}.{extension}` |  |
//! | `describeFile` | `GET /files/{name}.json` |  |
//! | `getFileById` | `GET /files/{id}` |  |
//! | `hasFile` | `HEAD /files/{id}` |  |
//! | `getNewFile` | `GET /files/new` |  |
//! | `getRange` | `GET /v{version}/range({from}:{to})/x` |  |
//! | `getSize` | `GET /größe/a b/{id}` |  |
//! | `export` | `POST /exports/{kind}?owner={owner}&since={since}&format=csv` |  |
//! | `deep0` | `GET /a` |  |
//! | `deep1` | `GET /a/b` |  |
//! | `deep2` | `GET /a/b/c` |  |
//! | `deep3` | `GET /a/b/c/d` |  |
//! | `deep4` | `GET /a/b/c/d/e` |  |
//! | `deep5` | `GET /a/b/c/d/e/f` |  |
//! | `deep6` | `GET /a/b/c/d/e/f/g` |  |
//! | `deep7` | `GET /a/b/c/d/e/f/g/h` |  |
//! | `deep8` | `GET /a/b/c/d/e/f/g/h/i` |  |
//! | `deep9` | `GET /a/b/c/d/e/f/g/h/i/j` |  |
//! | `deep10` | `GET /a/b/c/d/e/f/g/h/i/j/k` |  |
//! | `get_other_files_by_name_by_extension` | `GET /other/files/{name}.{extension}` |  |

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
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders};
