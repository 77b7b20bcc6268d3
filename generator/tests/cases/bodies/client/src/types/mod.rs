// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod note;
pub(crate) mod day;

pub use note::{Note, NoteRequired};
pub use day::Day;
