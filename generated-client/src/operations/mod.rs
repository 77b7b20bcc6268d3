// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_pets;
pub(crate) mod create_pet;
pub(crate) mod get_pet;

#[allow(unused_imports)]
#[doc(hidden)]
pub use crate::tags::pets::*;

crate::runtime::client::call::implement!(Call);

crate::runtime::client::pages::implement!(Call);

#[cfg(feature = "blocking")]
crate::runtime::client::blocking::implement!(Call);
