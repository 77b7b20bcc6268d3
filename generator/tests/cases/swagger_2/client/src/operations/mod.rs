// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_pets;
pub(crate) mod create_pet;
pub(crate) mod get_photo;
pub(crate) mod upload_photo;
pub(crate) mod delete_photo;
pub(crate) mod get_names;
pub(crate) mod add_note;

pub use self::add_note::*;
pub use self::create_pet::*;
pub use self::delete_photo::*;
pub use self::get_names::*;
pub use self::get_photo::*;
pub use self::list_pets::*;
pub use self::upload_photo::*;
