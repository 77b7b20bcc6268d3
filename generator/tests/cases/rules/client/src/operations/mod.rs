// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_contact;
pub(crate) mod send_parcel;
pub(crate) mod put_map;
pub(crate) mod add_vehicle;
pub(crate) mod put_settings;
pub(crate) mod add_plain;
pub(crate) mod add_stamp;
