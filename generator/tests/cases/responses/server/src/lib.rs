// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! Parcels, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listParcels` | `GET /parcels` | All failures are told by `default`. |
//! | `addParcel` | `POST /parcels` | Ranges, and what is more specific. |
//! | `findParcels` | `HEAD /parcels` | Refused as GET is, without the body. |
//! | `getParcel` | `GET /parcels/{id}` | Nothing is known but `default`. |
//! | `replaceParcel` | `PUT /parcels/{id}` | One success, of any status. |
//! | `removeParcel` | `DELETE /parcels/{id}` | The success is told by `default`, the failures by ranges. |
//! | `getNothing` | `GET /nothing` | No failure is documented. |
//! | `getLost` | `GET /lost` | No success is documented. |

mod api;
mod operations;
mod pipeline;
mod responses;
mod router;
mod server;
mod traits;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use operations::*;
pub use responses::*;
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::integer_enum::{IntegerEnum, UnknownInteger};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::peer_address::PeerAddress;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders, Reject};
pub use types::*;
