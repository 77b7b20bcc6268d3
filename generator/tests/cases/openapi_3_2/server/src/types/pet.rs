// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::cat::Cat;
use crate::types::other_pet::OtherPet;

#[derive(Clone, Debug, PartialEq)]
pub enum Pet {
    Cat(Cat),
    OtherPet(OtherPet),
}

impl From<Cat> for Pet {
    fn from(value: Cat) -> Self {
        Self::Cat(value)
    }
}

impl From<OtherPet> for Pet {
    fn from(value: OtherPet) -> Self {
        Self::OtherPet(value)
    }
}

impl json::EncodeFields for Pet {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Cat(value) => fields.tagged("kind", "Cat", value),
            Self::OtherPet(value) => json::EncodeFields::encode_fields(value, fields),
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
            _ => json::decode(reader).map(Self::OtherPet),
        }
    }
}

union::implement! {
    Pet by property "kind" or 1 {
        "Cat" = 0;
        "OtherPet" = 1;
    }
}
