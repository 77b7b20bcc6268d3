// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `Animal`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::animal::{Animal, AnimalBase};
use crate::types::cat::Cat;
use crate::types::dog_request::DogRequest;

/// `Animal`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AnimalRequest {
    Animal(AnimalBase),
    Cat(Cat),
    Dog(DogRequest),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => json::EncodeFields::encode_fields(value, fields),
        }
    }
}

impl json::Encode for AnimalRequest {
    fn encode(&self, writer: &mut json::Writer) {
        if let Self::Unknown(value) = self {
            return writer.value(value);
        }
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    AnimalRequest by property "kind" {
        "Animal" = 0;
        "Cat" = 1;
        "Dog" = 2;
    }
}

impl From<Animal> for AnimalRequest {
    fn from(value: Animal) -> Self {
        match value {
            Animal::Animal(value) => Self::Animal(value),
            Animal::Cat(value) => Self::Cat(value),
            Animal::Dog(value) => Self::Dog(value.into()),
            Animal::Unknown(value) => Self::Unknown(value),
        }
    }
}
