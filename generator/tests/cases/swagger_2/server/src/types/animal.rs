// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `Animal`.

use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object, object_schema};
use crate::types::cat::Cat;
use crate::types::dog::Dog;
use crate::types::names::{Names, NAMES_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
pub enum Animal {
    Animal(AnimalBase),
    Cat(Cat),
    Dog(Dog),
}

impl From<AnimalBase> for Animal {
    fn from(value: AnimalBase) -> Self {
        Self::Animal(value)
    }
}

impl From<Cat> for Animal {
    fn from(value: Cat) -> Self {
        Self::Cat(value)
    }
}

impl From<Dog> for Animal {
    fn from(value: Dog) -> Self {
        Self::Dog(value)
    }
}

impl json::EncodeFields for Animal {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Animal(value) => fields.tagged("kind", "Animal", value),
            Self::Cat(value) => fields.tagged("kind", "Cat", value),
            Self::Dog(value) => fields.tagged("kind", "Dog", value),
        }
    }
}

impl json::Encode for Animal {
    fn encode(&self, writer: &mut json::Writer) {
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl Union for Animal {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Animal),
            1 => json::decode(reader).map(Self::Cat),
            _ => json::decode(reader).map(Self::Dog),
        }
    }
}

union::implement! {
    Animal by property "kind" {
        "Animal" = 0;
        "Cat" = 1;
        "Dog" = 2;
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AnimalBase {
    pub kind: String,
    pub name: String,
    pub owner: Nullable<String>,
    pub partner: Nullable<Names>,
}

/// The required fields of [`AnimalBase`].
#[derive(Debug)]
pub struct AnimalBaseRequired {
    pub kind: String,
    pub name: String,
}

object::implement! {
    AnimalBase from AnimalBaseRequired {
        required(kind, "kind");
        required(name, "name");
        nullable(owner: String, "owner");
        nullable(partner: Names, "partner");
    }
}

object_schema::implement! {
    ANIMAL_BASE_SCHEMA {
        required("kind", Schema::String(&[]));
        required("name", Schema::String(&[]));
        optional("owner", Schema::Nullable(&Schema::String(&[])));
        optional("partner", Schema::Nullable(&Schema::Reference(&NAMES_SCHEMA)));
    }, AdditionalProperties::Any
}
