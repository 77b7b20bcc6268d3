// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! Shared bases, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addThing` | `POST /v1/things` |  |
//!
//! The command line `shared-bases`, which has a command for each operation, is
//! there by the feature `cli`.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;
mod responses;
mod types;

#[doc(hidden)]
pub mod runtime;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::add_thing::{AddThing, AddThingFailure, AddThingSuccess};
pub use responses::MadeHeaders;
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::address::InvalidBaseUrl;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::call::Call;
pub use runtime::failure::{
    BrokenRule, Failure, InvalidRequest, Malformed, TransportError,
};
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::transport::{Sending, Transport, TransportService};
pub use types::{
    AddThingBody, AddThingBodyCircle, AliasOfNullable, Base, BaseRequired, Bike,
    BikeRequired, Both, BothRequired, Car, CarRequired, Everything, First, Left,
    LeftRequired, Limit, NullableText, Right, RightRequired, Second, Vehicle,
};
