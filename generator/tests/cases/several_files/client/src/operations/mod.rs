// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_pets;
pub(crate) mod add_pet;
pub(crate) mod get_owner;

pub use self::add_pet::*;
pub use self::get_owner::*;
pub use self::list_pets::*;
