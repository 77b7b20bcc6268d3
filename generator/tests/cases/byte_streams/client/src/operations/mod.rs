// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod get_file;
mod put_file;
mod change_file;
mod export_files;
mod get_picture;
mod add_picture;

pub use self::add_picture::*;
pub use self::change_file::*;
pub use self::export_files::*;
pub use self::get_file::*;
pub use self::get_picture::*;
pub use self::put_file::*;
