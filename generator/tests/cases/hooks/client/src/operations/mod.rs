// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod make_a;
mod post_b;

pub use self::make_a::*;
pub use self::post_b::*;
