// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod put_order;
mod add_note;
mod add_word;

pub use self::add_note::*;
pub use self::add_word::*;
pub use self::put_order::*;
