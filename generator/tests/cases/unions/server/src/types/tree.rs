// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use crate::runtime::json;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::types::branch::{Branch, BRANCH_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
pub enum Tree {
    String(String),
    Branch(Branch),
}

impl From<String> for Tree {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<Branch> for Tree {
    fn from(value: Branch) -> Self {
        Self::Branch(value)
    }
}

impl json::Encode for Tree {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::Branch(value) => writer.value(value),
        }
    }
}

impl Union for Tree {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::Branch),
        }
    }
}

union::implement! {
    Tree by one shape {
        0 = string;
        1 = object { required ["left", "right"], closed };
    }
}

pub(crate) static TREE_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Tree as union::Discriminated>::DISCRIMINATOR,
        variants: &[Schema::String(&[]), Schema::Reference(&BRANCH_SCHEMA)],
    },
);
