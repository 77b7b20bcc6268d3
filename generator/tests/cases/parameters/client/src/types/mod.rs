// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod color;
mod colors;

pub use self::color::*;
pub use self::colors::*;
