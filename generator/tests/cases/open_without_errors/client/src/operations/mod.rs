// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod read_note;
mod remove_note;
mod ping;

pub use self::ping::*;
pub use self::read_note::*;
pub use self::remove_note::*;
