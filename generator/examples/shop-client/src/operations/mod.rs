// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_orders;
pub(crate) mod place_order;

#[allow(unused_imports)]
#[doc(hidden)]
pub use crate::tags::orders::*;

crate::runtime::client::call::implement!(Call);

crate::runtime::client::pages::implement!(Call);

#[cfg(feature = "blocking")]
crate::runtime::client::blocking::implement!(Call);
