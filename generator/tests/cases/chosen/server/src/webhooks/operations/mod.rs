// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

pub(crate) mod pet_found;

pub use self::pet_found::*;
