// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Nested`.

use crate::runtime::json;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;

#[derive(Clone, Debug, PartialEq)]
pub enum Nested {
    Items(Vec<Nested>),
}

impl From<Vec<Nested>> for Nested {
    fn from(value: Vec<Nested>) -> Self {
        Self::Items(value)
    }
}

impl json::Encode for Nested {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Items(value) => writer.value(value),
        }
    }
}

impl Union for Nested {
    fn read(_branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        json::decode(reader).map(Self::Items)
    }
}

union::implement! {
    Nested by any shape {
        0 = array;
    }
}

pub(crate) static NESTED_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Nested as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Array(
                &Items {
                    schema: Schema::Reference(&NESTED_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);
