// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod get_file;
pub(crate) mod put_file;
pub(crate) mod change_file;
pub(crate) mod export_files;
pub(crate) mod get_picture;
pub(crate) mod add_picture;

pub use self::add_picture::*;
pub use self::change_file::*;
pub use self::export_files::*;
pub use self::get_file::*;
pub use self::get_picture::*;
pub use self::put_file::*;
