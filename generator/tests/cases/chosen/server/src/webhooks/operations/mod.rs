// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

mod pet_found;

pub use self::pet_found::*;
