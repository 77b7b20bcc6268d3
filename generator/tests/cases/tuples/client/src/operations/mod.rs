// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_entry;
pub(crate) mod put_key;
pub(crate) mod add_chain;

pub use self::add_chain::*;
pub use self::add_entry::*;
pub use self::put_key::*;
