// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod list_things;
mod ask_things;
mod trace_things;

pub use self::ask_things::*;
pub use self::list_things::*;
pub use self::trace_things::*;
