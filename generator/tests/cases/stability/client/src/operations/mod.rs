// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

#[cfg(feature = "experimental")]
pub(crate) mod try_new;

#[cfg(feature = "beta")]
pub(crate) mod try_newer;

pub(crate) mod use_again;

crate::runtime::client::call::implement!(Call);

#[cfg(feature = "blocking")]
crate::runtime::client::blocking::implement!(Call);

pub use self::use_again::*;
#[cfg(feature = "beta")]
pub use self::try_newer::*;
#[cfg(feature = "experimental")]
pub use self::try_new::*;
