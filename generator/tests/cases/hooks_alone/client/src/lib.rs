// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! Hooks alone, version 1.0.0: the types.
//!
//! What the API itself sends, webhooks and callbacks, is received by the module
//! `webhooks`, which is there by the feature of that name.

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
pub use types::*;
