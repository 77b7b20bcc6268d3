// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

#[cfg(feature = "webhooks")]
mod pet;
#[cfg(feature = "webhooks")]
mod problem;
#[cfg(feature = "webhooks")]
mod receipt;

#[cfg(feature = "webhooks")]
pub use self::pet::*;
#[cfg(feature = "webhooks")]
pub use self::problem::*;
#[cfg(feature = "webhooks")]
pub use self::receipt::*;
