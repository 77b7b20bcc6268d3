// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! Shared bases, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addThing` | `POST /v1/things` |  |

mod api;
mod gate;
mod hooks;
mod operations;
mod responses;
mod router;
mod server;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use hooks::{Admit, CommonHeaders};
pub use operations::Operation;
pub use operations::add_thing::{
    AddThingFailure, AddThingRequest, AddThingRequestRequired, AddThingResponse,
};
pub use responses::{Made, MadeRequired};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{
    AddThingBody, AddThingBodyCircle, AliasOfNullable, Base, BaseRequired, Bike,
    BikeRequired, Both, BothRequired, Car, CarRequired, Everything, First, Left,
    LeftRequired, Limit, NullableText, Right, RightRequired, Second, Vehicle,
};
