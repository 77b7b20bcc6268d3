// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The hooks, one module each.

pub(crate) mod pet_found;
