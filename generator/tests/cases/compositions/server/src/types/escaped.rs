// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Escaped`.

use crate::runtime::json;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::types::part::{Part, PART_SCHEMA};
use crate::types::r#loop::{Loop, LOOP_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
pub enum Escaped {
    Part(Part),
    Loop(Loop),
}

impl From<Part> for Escaped {
    fn from(value: Part) -> Self {
        Self::Part(value)
    }
}

impl From<Loop> for Escaped {
    fn from(value: Loop) -> Self {
        Self::Loop(value)
    }
}

impl json::EncodeFields for Escaped {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Part(value) => fields.tagged("what", "part", value),
            Self::Loop(value) => fields.tagged("what", "loop", value),
        }
    }
}

impl json::Encode for Escaped {
    fn encode(&self, writer: &mut json::Writer) {
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl Union for Escaped {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Part),
            _ => json::decode(reader).map(Self::Loop),
        }
    }
}

union::implement! {
    Escaped by property "what" {
        "part" = 0;
        "Part" = 0;
        "loop" = 1;
        "Loop" = 1;
    }
}

pub(crate) static ESCAPED_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Escaped as union::Discriminated>::DISCRIMINATOR,
        variants: &[Schema::Reference(&PART_SCHEMA), Schema::Reference(&LOOP_SCHEMA)],
    },
);
