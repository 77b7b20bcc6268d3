// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `Animal`.

use serde_json::Value;

use crate::runtime::nullable::Nullable;
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};
use crate::types::cat::Cat;
use crate::types::dog::Dog;
use crate::types::names::Names;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Animal {
    Animal(AnimalBase),
    Cat(Cat),
    Dog(Dog),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => json::EncodeFields::encode_fields(value, fields),
        }
    }
}

impl json::Encode for Animal {
    fn encode(&self, writer: &mut json::Writer) {
        if let Self::Unknown(value) = self {
            return writer.value(value);
        }
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
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
