// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod error;
pub(crate) mod new_pet;
pub(crate) mod pet;
pub(crate) mod pet_status;
pub(crate) mod pets;

pub use error::{Error, ErrorRequired};
pub use new_pet::{NewPet, NewPetRequired};
pub use pet::{Pet, PetRequired};
pub use pet_status::PetStatus;
pub use pets::Pets;
