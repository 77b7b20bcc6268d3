// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod pet;
pub(crate) mod kind;

pub use pet::{Pet, PetRequired};
pub use kind::Kind;
