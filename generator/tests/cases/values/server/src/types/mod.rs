// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod event;
mod measure;

pub use self::event::*;
pub use self::measure::*;
