// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_orders;
pub(crate) mod place_order;

crate::runtime::client::call::implement!(Call);

crate::runtime::client::pages::implement!(Call);

#[cfg(feature = "blocking")]
crate::runtime::client::blocking::implement!(Call);
