// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod put_order;
pub(crate) mod add_order;
pub(crate) mod change_order;
pub(crate) mod search;
pub(crate) mod put_photo;
pub(crate) mod add_photo;
pub(crate) mod change_photo;
pub(crate) mod put_note;
pub(crate) mod add_note;
pub(crate) mod put_open;
pub(crate) mod add_open;
