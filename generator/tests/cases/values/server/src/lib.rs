// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! Values, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listMeasures` | `GET /measures` |  |
//! | `addMeasures` | `POST /measures` |  |
//! | `changeMeasures` | `PATCH /measures` |  |
//! | `listDays` | `GET /days` |  |
//! | `putDays` | `PUT /days` |  |
//! | `watchChanges` | `GET /changes` |  |
//! | `putChanges` | `PUT /changes` |  |
//! | `readLog` | `GET /log` |  |
//! | `putLog` | `PUT /log` |  |
//! | `watchStates` | `GET /states` |  |
//! | `putStates` | `PUT /states` |  |

mod api;
mod bodies;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use bodies::*;
pub use operations::*;
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::event::Event;
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::request_values::{InvalidValue, RequestValueError, RequestValues};
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::values::Values;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders};
pub use types::*;
