// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::cat::Cat;
use crate::types::dog::Dog;

/// A cat or a dog.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Pet {
    Cat(Cat),
    Dog(Dog),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Cat> for Pet {
    fn from(value: Cat) -> Self {
        Self::Cat(value)
    }
}

impl From<Dog> for Pet {
    fn from(value: Dog) -> Self {
        Self::Dog(value)
    }
}

impl json::EncodeFields for Pet {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Cat(value) => fields.tagged("petType", "kitty", value),
            Self::Dog(value) => fields.tagged("petType", "doggy", value),
            Self::Unknown(value) => json::EncodeFields::encode_fields(value, fields),
        }
    }
}

impl json::Encode for Pet {
    fn encode(&self, writer: &mut json::Writer) {
        if let Self::Unknown(value) = self {
            return writer.value(value);
        }
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl Union for Pet {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Cat),
            _ => json::decode(reader).map(Self::Dog),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Pet by property "petType" {
        "kitty" = 0;
        "Cat" = 0;
        "doggy" = 1;
        "Dog" = 1;
    }
}
