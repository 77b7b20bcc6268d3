// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_file;
pub(crate) mod put_path;

pub use self::add_file::*;
pub use self::put_path::*;
