// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::branch::Branch;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Tree {
    String(String),
    Branch(Branch),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Tree by any shape {
        0 = string;
        1 = object { required ["left", "right"], closed };
    }
}
