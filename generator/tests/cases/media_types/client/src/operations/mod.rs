// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_notes;
pub(crate) mod replace_notes;
pub(crate) mod add_note;
pub(crate) mod change_note;
pub(crate) mod put_text;
pub(crate) mod add_text;
pub(crate) mod get_picture;
pub(crate) mod put_picture;
pub(crate) mod add_picture;
pub(crate) mod put_parts;
pub(crate) mod get_report;
pub(crate) mod put_report;
pub(crate) mod add_report;
pub(crate) mod change_report;
pub(crate) mod put_film;
pub(crate) mod add_film;
pub(crate) mod add_unknown;
