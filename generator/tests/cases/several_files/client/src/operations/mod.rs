// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod list_pets;
mod add_pet;
mod get_owner;

pub use self::add_pet::*;
pub use self::get_owner::*;
pub use self::list_pets::*;
