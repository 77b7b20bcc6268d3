// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_parcels;
pub(crate) mod add_parcel;
pub(crate) mod find_parcels;
pub(crate) mod get_parcel;
pub(crate) mod replace_parcel;
pub(crate) mod remove_parcel;
pub(crate) mod get_nothing;
pub(crate) mod get_lost;
