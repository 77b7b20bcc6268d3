// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod list_things;
mod get_file;
mod put_file;
mod ping;
mod list_old_things;
mod old_ping;

pub use self::get_file::*;
pub use self::list_old_things::*;
pub use self::list_things::*;
pub use self::old_ping::*;
pub use self::ping::*;
pub use self::put_file::*;
