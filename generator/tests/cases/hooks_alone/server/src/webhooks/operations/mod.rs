// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

pub(crate) mod pet_arrived;
pub(crate) mod pet_left;
pub(crate) mod measured;
pub(crate) mod moved;

pub use self::measured::*;
pub use self::moved::*;
pub use self::pet_arrived::*;
pub use self::pet_left::*;
