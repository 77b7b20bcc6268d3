#![doc = include_str!("../README.md")]

// In a generated crate with a copy of these files, they are its module `runtime`.
#[doc(hidden)]
pub extern crate self as runtime;

#[cfg(feature = "client")]
pub mod client;
// A crate of types needs only those of clients.
#[cfg(all(feature = "types", not(feature = "client")))]
#[doc(hidden)]
#[path = "client/types/mod.rs"]
pub mod client;
#[cfg(feature = "generator")]
#[doc(hidden)]
pub mod generator;
#[cfg(feature = "server")]
pub mod server;
#[cfg(any(feature = "client", feature = "server", feature = "types"))]
mod shared;
#[cfg(test)]
mod test_support;
mod version;

#[cfg(any(feature = "client", feature = "server", feature = "types"))]
#[doc(hidden)]
pub use shared::*;
#[doc(hidden)]
pub use version::VERSION;

// The public API for programs; the modules are for generated code.
#[cfg(any(feature = "client", feature = "server"))]
#[doc(inline)]
pub use shared::{
    body::{Body, BoxError},
    byte_stream::{ByteStream, ByteStreamError},
    event::Event,
    media::Media,
    upload::{FilePart, Upload},
};
#[cfg(any(feature = "client", feature = "server", feature = "types"))]
#[doc(inline)]
pub use shared::{
    expected::{Types, Values},
    into_optional::IntoOptional,
    nullable::Nullable,
    password::Password,
    reason::{Limit, ViolationKind},
    scalar::Scalar,
    violation::{Place, Violation},
};
