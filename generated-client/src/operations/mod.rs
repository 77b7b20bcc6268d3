// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod list_pets;
mod create_pet;
mod get_pet;

pub use self::create_pet::*;
pub use self::get_pet::*;
pub use self::list_pets::*;
