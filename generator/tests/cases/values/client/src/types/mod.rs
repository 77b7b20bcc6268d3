// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod event;
pub(crate) mod measure;

pub use self::event::*;
pub use self::measure::*;
