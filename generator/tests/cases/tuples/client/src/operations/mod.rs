// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod add_entry;
mod put_key;
mod add_chain;

pub use self::add_chain::*;
pub use self::add_entry::*;
pub use self::put_key::*;
