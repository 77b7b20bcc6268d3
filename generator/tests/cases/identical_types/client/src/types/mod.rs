// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod invoice;
pub(crate) mod order;

#[cfg(feature = "webhooks")]
pub(crate) mod bad;

#[cfg(feature = "webhooks")]
pub use self::bad::*;
pub use self::invoice::*;
pub use self::order::*;
