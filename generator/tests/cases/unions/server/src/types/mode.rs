// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Mode`.

use crate::runtime::json;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::types::automatic::{Automatic, AUTOMATIC_SCHEMA};
use crate::types::manual::{Manual, MANUAL_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
pub enum Mode {
    Automatic(Automatic),
    Manual(Manual),
}

impl From<Automatic> for Mode {
    fn from(value: Automatic) -> Self {
        Self::Automatic(value)
    }
}

impl From<Manual> for Mode {
    fn from(value: Manual) -> Self {
        Self::Manual(value)
    }
}

impl json::Encode for Mode {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Automatic(value) => writer.value(value),
            Self::Manual(value) => writer.value(value),
        }
    }
}

impl Union for Mode {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Automatic),
            _ => json::decode(reader).map(Self::Manual),
        }
    }
}

union::implement! {
    Mode by property "automatic" {
        "true" = 0;
        "false" = 1;
    }
}

pub(crate) static MODE_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Mode as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&AUTOMATIC_SCHEMA),
            Schema::Reference(&MANUAL_SCHEMA),
        ],
    },
);
