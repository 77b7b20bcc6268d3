// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

#[cfg(feature = "webhooks")]
pub(crate) mod pet;
#[cfg(feature = "webhooks")]
pub(crate) mod problem;
#[cfg(feature = "webhooks")]
pub(crate) mod receipt;

#[cfg(feature = "webhooks")]
pub use self::pet::*;
#[cfg(feature = "webhooks")]
pub use self::problem::*;
#[cfg(feature = "webhooks")]
pub use self::receipt::*;
