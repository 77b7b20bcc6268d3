// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::object;
use crate::types::pet_status::PetStatus;

/// An animal, as returned.
///
/// Created from [`PetRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    /// Unique identifier, assigned by the service on creation.
    pub id: i64,
    /// The animal's name.
    ///
    /// Pattern `^[^\u0000]*$`.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
    pub status: Option<PetStatus>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    /// Unique identifier, assigned by the service on creation.
    pub id: i64,
    /// The animal's name.
    ///
    /// Pattern `^[^\u0000]*$`.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
}

object::implement! {
    Pet from PetRequired {
        required(id, "id");
        required(name, "name");
        required(category_id, "categoryId");
        optional(status: PetStatus, "status");
    }, careful("Pet")
}
