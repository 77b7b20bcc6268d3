// @generated from servers.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_things;
pub(crate) mod list_others;

pub use self::list_others::*;
pub use self::list_things::*;
