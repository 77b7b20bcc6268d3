// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod color;
pub(crate) mod colors;

pub use self::color::*;
pub use self::colors::*;
