// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

#[cfg(feature = "webhooks")]
pub(crate) mod departure;
#[cfg(feature = "webhooks")]
pub(crate) mod r#move;
#[cfg(feature = "webhooks")]
pub(crate) mod pet;

#[cfg(feature = "webhooks")]
pub use self::departure::*;
#[cfg(feature = "webhooks")]
pub use self::pet::*;
#[cfg(feature = "webhooks")]
pub use self::r#move::*;
