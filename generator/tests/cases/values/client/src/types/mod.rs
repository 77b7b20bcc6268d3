// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod event_type;
pub(crate) mod measure;

pub use self::event_type::*;
pub use self::measure::*;
