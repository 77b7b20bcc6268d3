// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod put_result;

#[allow(unused_imports)]
#[doc(hidden)]
pub use crate::tags::jobs::*;

crate::runtime::client::call::implement!(Call);

#[cfg(feature = "blocking")]
crate::runtime::client::blocking::implement!(Call);
