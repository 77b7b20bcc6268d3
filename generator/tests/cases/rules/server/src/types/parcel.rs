// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Parcel`.

use crate::runtime::json;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::types::box_type::{BoxType, BOX_TYPE_SCHEMA};
use crate::types::letter::{Letter, LETTER_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
pub enum Parcel {
    Letter(Letter),
    Box(BoxType),
}

impl From<Letter> for Parcel {
    fn from(value: Letter) -> Self {
        Self::Letter(value)
    }
}

impl From<BoxType> for Parcel {
    fn from(value: BoxType) -> Self {
        Self::Box(value)
    }
}

impl json::EncodeFields for Parcel {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        match self {
            Self::Letter(value) => fields.tagged("kind", "Letter", value),
            Self::Box(value) => fields.tagged("kind", "Box", value),
        }
    }
}

impl json::Encode for Parcel {
    fn encode(&self, writer: &mut json::Writer) {
        writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
    }
}

impl Union for Parcel {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Letter),
            _ => json::decode(reader).map(Self::Box),
        }
    }
}

union::implement! {
    Parcel by property "kind" {
        "Letter" = 0;
        "Box" = 1;
    }
}

pub(crate) static PARCEL_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Parcel as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&LETTER_SCHEMA),
            Schema::Reference(&BOX_TYPE_SCHEMA),
        ],
    },
);
