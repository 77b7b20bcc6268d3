// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod certified;
mod either;
mod both;
mod perhaps;

pub use self::both::*;
pub use self::certified::*;
pub use self::either::*;
pub use self::perhaps::*;
