// @generated from shared_types.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::object;
use crate::types::mood::Mood;
use crate::types::pet_request::PetRequest;
use crate::types::toy::Toy;

/// Created from [`PetRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    pub id: i64,
    /// Pattern `^[A-Z]`.
    pub name: String,
    pub mood: Option<Mood>,
    pub toy: Option<Toy>,
    /// Absent means `4`.
    pub legs: Option<i64>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    pub id: i64,
    /// Pattern `^[A-Z]`.
    pub name: String,
}

object::implement! {
    Pet from PetRequired {
        required(id, "id");
        required(name, "name");
        optional(mood: Mood, "mood");
        optional(toy: Toy, "toy");
        optional(legs: i64, "legs");
    }, ignored("code")
}

/// The fields of [`Pet`] that [`PetRequest`] lacks.
#[derive(Clone, Debug)]
pub struct PetMissing {
    pub id: i64,
}

impl PetRequest {
    /// Converts to [`Pet`] with the `missing` fields; request-only fields are dropped.
    #[must_use]
    pub fn into_response(self, missing: PetMissing) -> Pet {
        Pet {
            id: missing.id,
            name: self.name,
            mood: self.mood,
            toy: self.toy,
            legs: self.legs,
        }
    }
}
