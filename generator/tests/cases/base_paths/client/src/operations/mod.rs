// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_things;
pub(crate) mod get_file;
pub(crate) mod put_file;
pub(crate) mod ping;
pub(crate) mod list_old_things;
pub(crate) mod old_ping;

pub use self::get_file::*;
pub use self::list_old_things::*;
pub use self::list_things::*;
pub use self::old_ping::*;
pub use self::ping::*;
pub use self::put_file::*;
