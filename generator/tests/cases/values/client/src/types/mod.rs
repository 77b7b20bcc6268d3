// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod values_type;
pub(crate) mod natural;
pub(crate) mod color;
pub(crate) mod base;
pub(crate) mod derived;

pub use values_type::ValuesType;
pub use natural::Natural;
pub use color::Color;
pub use base::Base;
pub use derived::Derived;
