// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod make_a;
pub(crate) mod post_b;

pub use self::make_a::*;
pub use self::post_b::*;
