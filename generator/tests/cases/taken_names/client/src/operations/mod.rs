// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_pets;
pub(crate) mod option;
pub(crate) mod add_letter;
pub(crate) mod create_tenant;
