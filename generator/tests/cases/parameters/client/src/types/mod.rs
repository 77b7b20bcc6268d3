// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod color;
pub(crate) mod colors;

pub use color::Color;
pub use colors::Colors;
