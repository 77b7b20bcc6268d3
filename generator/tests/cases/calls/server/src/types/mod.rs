// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod order;
mod page;

pub use self::order::*;
pub use self::page::*;
