// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod put_account;
pub(crate) mod post_tags;

pub use self::post_tags::*;
pub use self::put_account::*;
