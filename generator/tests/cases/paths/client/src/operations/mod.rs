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

pub use self::deep0::*;
pub use self::deep1::*;
pub use self::deep10::*;
pub use self::deep2::*;
pub use self::deep3::*;
pub use self::deep4::*;
pub use self::deep5::*;
pub use self::deep6::*;
pub use self::deep7::*;
pub use self::deep8::*;
pub use self::deep9::*;
pub use self::describe_file::*;
pub use self::export::*;
pub use self::get_file::*;
pub use self::get_file_by_id::*;
pub use self::get_new_file::*;
pub use self::get_other_files_by_name_by_extension::*;
pub use self::get_range::*;
pub use self::get_size::*;
pub use self::has_file::*;
