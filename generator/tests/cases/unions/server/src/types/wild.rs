// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Wild`.

use crate::runtime::json;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::types::lion::{Lion, LION_SCHEMA};
use crate::types::wolf::{Wolf, WOLF_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
pub enum Wild {
    Lion(Lion),
    Wolf(Wolf),
}

impl From<Lion> for Wild {
    fn from(value: Lion) -> Self {
        Self::Lion(value)
    }
}

impl From<Wolf> for Wild {
    fn from(value: Wolf) -> Self {
        Self::Wolf(value)
    }
}

impl json::EncodeFields for Wild {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Lion(value) => fields.tagged("kind", "Lion", value),
            Self::Wolf(value) => fields.tagged("kind", "Wolf", value),
        }
    }
}

impl json::Encode for Wild {
    fn encode(&self, writer: &mut json::Writer) {
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl Union for Wild {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Lion),
            _ => json::decode(reader).map(Self::Wolf),
        }
    }
}

union::implement! {
    Wild by property "kind" {
        "Lion" = 0;
        "Wolf" = 1;
    }
}

pub(crate) static WILD_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Wild as union::Discriminated>::DISCRIMINATOR,
        variants: &[Schema::Reference(&LION_SCHEMA), Schema::Reference(&WOLF_SCHEMA)],
    },
);
