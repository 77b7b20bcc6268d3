// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

pub(crate) mod pet_arrived;
pub(crate) mod closing;
pub(crate) mod subscribe_on_data;

pub use self::closing::*;
pub use self::pet_arrived::*;
pub use self::subscribe_on_data::*;
