// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod find_pets;
pub(crate) mod get_pet;
pub(crate) mod link_pet;
pub(crate) mod unlink_pets_by_id;

pub use self::find_pets::*;
pub use self::get_pet::*;
pub use self::link_pet::*;
pub use self::unlink_pets_by_id::*;
