// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_things;
pub(crate) mod ask_things;
pub(crate) mod trace_things;

pub use self::ask_things::*;
pub use self::list_things::*;
pub use self::trace_things::*;
