// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Forest`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::tree::Tree;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Forest {
    Items(Vec<Tree>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for Forest {
    fn read(_branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        json::decode(reader).map(Self::Items)
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Forest by any shape {
        0 = array;
    }
}
