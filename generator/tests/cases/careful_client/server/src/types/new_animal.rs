// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `NewAnimal`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types::{Food, FOOD_SCHEMA};

/// `NewAnimal`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NewAnimal {
    /// `name`.
    pub name: String,
    /// `food`.
    pub food: Food,
}

/// The required fields of [`NewAnimal`].
#[derive(Debug)]
pub struct NewAnimalRequired {
    /// `name`.
    pub name: String,
    /// `food`.
    pub food: Food,
}

impl From<NewAnimalRequired> for NewAnimal {
    fn from(required: NewAnimalRequired) -> Self {
        Self {
            name: required.name,
            food: required.food,
        }
    }
}

impl json::EncodeFields for NewAnimal {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.field("food", &self.food);
    }
}

impl json::Decode for NewAnimal {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut food: Option<Food> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::required("food", &mut food),
            ],
        )?;
        let (Some(name), Some(food)) = (name, food) else {
            return Err(object::incomplete());
        };
        Ok(Self { name, food })
    }
}

object::implement!(NewAnimal);

/// The JSON schema of [`NewAnimal`].
pub(crate) static NEW_ANIMAL_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "food",
            required: true,
            schema: Schema::Reference(&FOOD_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
