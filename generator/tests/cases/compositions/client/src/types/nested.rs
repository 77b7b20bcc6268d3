// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Nested`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Nested {
    Items(Vec<Nested>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for Nested {
    fn read(_branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        json::decode(reader).map(Self::Items)
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Nested by any shape {
        0 = array;
    }
}
