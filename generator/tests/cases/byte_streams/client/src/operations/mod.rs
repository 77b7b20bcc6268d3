// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod get_file;
pub(crate) mod put_file;
pub(crate) mod change_file;
pub(crate) mod export_files;
pub(crate) mod get_picture;
pub(crate) mod add_picture;
