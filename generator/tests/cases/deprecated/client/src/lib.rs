// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! Deprecated, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `listThings` | `GET /v1/things` |  |
//! | `addThing` | `POST /v1/things` |  |
//! | `sendForm` | `POST /v1/forms` |  |
//! | `sendParts` | `POST /v1/parts` |  |
//!
//! The command line `deprecated`, which has a command for each operation, is there
//! by the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod common_headers;
mod operations;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::list_things::{ListThings, ListThingsFailure, ListThingsHeaders};
pub use operations::add_thing::{AddThing, AddThingFailure};
pub use operations::send_form::{SendForm, SendFormFailure};
pub use operations::send_parts::{SendParts, SendPartsFailure};
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::address::InvalidBaseUrl;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::byte_stream::{ByteStream, ByteStreamError};
pub use runtime::call::Call;
pub use runtime::failure::{
    BrokenRule, Failure, InvalidRequest, Malformed, TransportError,
};
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::transport::{Sending, Transport, TransportService};
pub use runtime::upload::{FilePart, Upload};
pub use types::{
    Filter, ListThingsSort, Old, Point, PointRequired, SendPartsBodyFields,
    SendPartsBodyFieldsRequired, SendPartsBodyParts, SendPartsBodyPartsRequired, Shape,
    ShapeCircle, ShapeCircleRequired, ShapeSquare, ShapeSquareRequired, Thing,
    ThingRequest, ThingRequestRequired, ThingRequired,
};
