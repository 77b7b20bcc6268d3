// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod get_file;
pub(crate) mod describe_file;
pub(crate) mod get_file_by_id;
pub(crate) mod has_file;
pub(crate) mod get_new_file;
pub(crate) mod get_range;
pub(crate) mod get_size;
pub(crate) mod export;
pub(crate) mod deep0;
pub(crate) mod deep1;
pub(crate) mod deep2;
pub(crate) mod deep3;
pub(crate) mod deep4;
pub(crate) mod deep5;
pub(crate) mod deep6;
pub(crate) mod deep7;
pub(crate) mod deep8;
pub(crate) mod deep9;
pub(crate) mod deep10;
pub(crate) mod get_other_files_by_name_by_extension;
