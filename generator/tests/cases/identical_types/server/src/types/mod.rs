// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod invoice;
mod order;

#[cfg(feature = "webhooks")]
mod bad;

#[cfg(feature = "webhooks")]
pub use self::bad::*;
pub use self::invoice::*;
pub use self::order::*;
