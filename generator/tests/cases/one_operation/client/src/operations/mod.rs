// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod put_result;

#[doc(hidden)]
pub use self::put_result::*;

crate::runtime::client::call::implement!(Call);

#[cfg(feature = "blocking")]
crate::runtime::client::blocking::implement!(Call);
