// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_pets;
pub(crate) mod put_pets_by_pet_id_photo;
pub(crate) mod get_keeper;

pub use self::get_keeper::*;
pub use self::list_pets::*;
pub use self::put_pets_by_pet_id_photo::*;
