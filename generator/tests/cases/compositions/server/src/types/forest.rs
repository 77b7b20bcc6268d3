// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Forest`.

use crate::runtime::json;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::types::tree::{Tree, TREE_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
pub enum Forest {
    Items(Vec<Tree>),
}

impl From<Vec<Tree>> for Forest {
    fn from(value: Vec<Tree>) -> Self {
        Self::Items(value)
    }
}

impl json::Encode for Forest {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Items(value) => writer.value(value),
        }
    }
}

impl Union for Forest {
    fn read(_branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        json::decode(reader).map(Self::Items)
    }
}

union::implement! {
    Forest by any shape {
        0 = array;
    }
}

pub(crate) static FOREST_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Forest as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Array(
                &Items {
                    schema: Schema::Reference(&TREE_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);
