// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod animal;
pub(crate) mod error;
pub(crate) mod food;
pub(crate) mod found;
pub(crate) mod missing;
pub(crate) mod new_animal;
pub(crate) mod newest;
pub(crate) mod animal_kind;

pub use animal::{Animal, AnimalRequired};
pub use error::{Error, ErrorRequired};
pub use food::{Food, FoodRequired};
pub use found::{Found, FoundRequired};
pub use missing::{Missing, MissingRequired};
pub use new_animal::{NewAnimal, NewAnimalRequired};
pub use newest::Newest;
pub use animal_kind::AnimalKind;
