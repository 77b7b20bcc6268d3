// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `Animal`.

use crate::runtime::json;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::types::animal::{AnimalBase, ANIMAL_BASE_SCHEMA};
use crate::types::cat::{Cat, CAT_SCHEMA};
use crate::types::dog_request::{DogRequest, DOG_REQUEST_SCHEMA};

/// `Animal`.
#[derive(Clone, Debug, PartialEq)]
pub enum AnimalRequest {
    Animal(AnimalBase),
    Cat(Cat),
    Dog(DogRequest),
}

impl From<AnimalBase> for AnimalRequest {
    fn from(value: AnimalBase) -> Self {
        Self::Animal(value)
    }
}

impl From<Cat> for AnimalRequest {
    fn from(value: Cat) -> Self {
        Self::Cat(value)
    }
}

impl From<DogRequest> for AnimalRequest {
    fn from(value: DogRequest) -> Self {
        Self::Dog(value)
    }
}

impl json::EncodeFields for AnimalRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Animal(value) => fields.tagged("kind", "Animal", value),
            Self::Cat(value) => fields.tagged("kind", "Cat", value),
            Self::Dog(value) => fields.tagged("kind", "Dog", value),
        }
    }
}

impl json::Encode for AnimalRequest {
    fn encode(&self, writer: &mut json::Writer) {
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl Union for AnimalRequest {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Animal),
            1 => json::decode(reader).map(Self::Cat),
            _ => json::decode(reader).map(Self::Dog),
        }
    }
}

union::implement! {
    AnimalRequest by property "kind" {
        "Animal" = 0;
        "Cat" = 1;
        "Dog" = 2;
    }
}

pub(crate) static ANIMAL_REQUEST_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <AnimalRequest as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&ANIMAL_BASE_SCHEMA),
            Schema::Reference(&CAT_SCHEMA),
            Schema::Reference(&DOG_REQUEST_SCHEMA),
        ],
    },
);
