// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod read_note;
pub(crate) mod remove_note;
pub(crate) mod ping;

pub use self::ping::*;
pub use self::read_note::*;
pub use self::remove_note::*;
