// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::cat::Cat;
use crate::types::dog::Dog;

/// A cat or a dog.
#[derive(Clone, Debug, PartialEq)]
pub enum Pet {
    Cat(Cat),
    Dog(Dog),
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
            Self::Cat(value) => fields.tagged("petType", &["kitty", "Cat"], value),
            Self::Dog(value) => fields.tagged("petType", &["doggy", "Dog"], value),
        }
    }
}

impl json::Encode for Pet {
    fn encode(&self, writer: &mut json::Writer) {
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
}

union::implement! {
    Pet by property "petType" {
        "kitty" = 0;
        "Cat" = 0;
        "doggy" = 1;
        "Dog" = 1;
    }
}
