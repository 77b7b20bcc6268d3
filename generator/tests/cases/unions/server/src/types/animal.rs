// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Animal`.

use crate::runtime::json;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::types::tame::{Tame, TAME_SCHEMA};
use crate::types::wild::{Wild, WILD_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
pub enum Animal {
    Wild(Wild),
    Tame(Tame),
}

impl From<Wild> for Animal {
    fn from(value: Wild) -> Self {
        Self::Wild(value)
    }
}

impl From<Tame> for Animal {
    fn from(value: Tame) -> Self {
        Self::Tame(value)
    }
}

impl json::Encode for Animal {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Wild(value) => writer.value(value),
            Self::Tame(value) => writer.value(value),
        }
    }
}

impl Union for Animal {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Wild),
            _ => json::decode(reader).map(Self::Tame),
        }
    }
}

union::implement! {
    Animal by property "kind" {
        "Lion" = 0;
        "Wolf" = 0;
        "tame" = 1;
        "housed" = 1;
    }
}

pub(crate) static ANIMAL_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Animal as union::Discriminated>::DISCRIMINATOR,
        variants: &[Schema::Reference(&WILD_SCHEMA), Schema::Reference(&TAME_SCHEMA)],
    },
);
