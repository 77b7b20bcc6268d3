// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

mod pet_arrived;
mod pet_left;
mod measured;
mod moved;

pub use self::measured::*;
pub use self::moved::*;
pub use self::pet_arrived::*;
pub use self::pet_left::*;
