// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod put_order;
pub(crate) mod add_note;
pub(crate) mod add_word;

pub use self::add_note::*;
pub use self::add_word::*;
pub use self::put_order::*;
