// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod certified;
pub(crate) mod either;
pub(crate) mod both;
pub(crate) mod perhaps;

pub use self::both::*;
pub use self::certified::*;
pub use self::either::*;
pub use self::perhaps::*;
