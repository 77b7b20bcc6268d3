// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod get_file;
mod describe_file;
mod get_file_by_id;
mod has_file;
mod get_new_file;
mod get_range;
mod get_size;
mod export;
mod deep0;
mod deep1;
mod deep2;
mod deep3;
mod deep4;
mod deep5;
mod deep6;
mod deep7;
mod deep8;
mod deep9;
mod deep10;
mod get_other_files_by_name_by_extension;

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
