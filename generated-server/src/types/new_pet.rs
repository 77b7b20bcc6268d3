// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `NewPet`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};
use crate::types::pet_status::{PetStatus, PET_STATUS_SCHEMA};

/// An animal, as sent on creation.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NewPet {
    /// The animal's name.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
    /// Availability status. Defaults to `available`.
    pub status: PetStatus,
}

/// The required fields of [`NewPet`].
#[derive(Debug)]
pub struct NewPetRequired {
    /// The animal's name.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
}

object::implement! {
    NewPet from NewPetRequired {
        required(name, "name");
        required(category_id, "categoryId");
        default(status: PetStatus = PetStatus::Available, "status");
    }, check
}

impl object::Check for NewPet {
    fn check(&self) -> json::Result<()> {
        object::require(!self.name.contains('\0'), "name")?;
        Ok(())
    }
}

object_schema::implement! {
    NEW_PET_SCHEMA {
        required("name", Schema::String(&[TextConstraint::Condition(|text| !text.contains('\0'), "expected a string that matches ^[^\\u0000]*$")]));
        required("categoryId", Schema::Integer(i64::MIN, i64::MAX));
        optional("status", Schema::Reference(&PET_STATUS_SCHEMA));
    }, AdditionalProperties::Any
}
