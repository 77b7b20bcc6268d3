//! The schemas, with derived serde.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::data;

/// Availability status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PetStatus {
    /// `available`
    #[default]
    Available,
    /// `pending`
    Pending,
    /// `sold`
    Sold,
}

/// An animal, as returned.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Pet {
    /// Its identifier.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// Its category.
    pub category_id: i64,
    /// Its status.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<PetStatus>,
}

/// An animal, as sent.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct NewPet {
    /// Its name.
    pub name: String,
    /// Its category.
    pub category_id: i64,
    /// Its status.
    #[serde(default)]
    pub status: PetStatus,
}

/// The body of an error.
#[derive(Clone, Debug, Serialize)]
pub struct Error {
    /// Machine-readable code.
    pub code: &'static str,
    /// Human-readable description.
    pub message: Cow<'static, str>,
    /// The status, repeated.
    pub status: u16,
}

/// The animals of a response.
pub fn prepared() -> Vec<Pet> {
    (1..=data::ANIMALS).map(prepared_pet).collect()
}

/// The animal with an identifier, as in every contender.
pub fn prepared_pet(id: i64) -> Pet {
    let status = Some(PetStatus::Available);
    Pet {
        id,
        name: data::name(id),
        category_id: data::category(id),
        status,
    }
}

/// The animal of an identifier.
pub fn find(pets: &[Pet], id: i64) -> Option<Pet> {
    pets.get(usize::try_from(id - 1).ok()?).cloned()
}

/// The animal created by a request.
pub fn created(new: NewPet) -> Pet {
    let status = Some(new.status);
    Pet {
        id: data::NEW_ID,
        name: new.name,
        category_id: new.category_id,
        status,
    }
}
