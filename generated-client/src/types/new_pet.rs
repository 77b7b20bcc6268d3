// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `NewPet`.

use crate::runtime::object;
use crate::types::pet_status::PetStatus;

/// An animal, as sent on creation.
///
/// Created from [`NewPetRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NewPet {
    /// The animal's name.
    ///
    /// Pattern `^[^\u0000]*$`.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
    /// Availability status. Defaults to `available`.
    ///
    /// The server defaults to `available`.
    pub status: Option<PetStatus>,
}

/// The required fields of [`NewPet`].
#[derive(Debug)]
pub struct NewPetRequired {
    /// The animal's name.
    ///
    /// Pattern `^[^\u0000]*$`.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
}

object::implement! {
    NewPet from NewPetRequired {
        required(name, "name");
        required(category_id, "categoryId");
        optional(status: PetStatus, "status");
    }
}
