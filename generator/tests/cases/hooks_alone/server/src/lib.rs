// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! Hooks alone, version 1.0.0: the types.
//!
//! The module `webhooks`, enabled by the feature of that name, sends the webhooks
//! and callbacks of the API.

#[cfg(feature = "webhooks")]
mod patterns;

mod types;

#[cfg(feature = "webhooks")]
mod xml;

#[doc(hidden)]
pub mod runtime;

#[cfg(feature = "webhooks")]
pub mod webhooks;

#[cfg(feature = "webhooks")]
pub use runtime::into_optional::IntoOptional;
#[cfg(feature = "webhooks")]
pub use runtime::nullable::Nullable;
#[cfg(feature = "webhooks")]
pub use types::*;
