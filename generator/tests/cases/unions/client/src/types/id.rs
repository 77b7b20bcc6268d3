// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Id`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Id {
    Integer(i64),
    String(String),
    Boolean(bool),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<i64> for Id {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<String> for Id {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<bool> for Id {
    fn from(value: bool) -> Self {
        Self::Boolean(value)
    }
}

impl json::Encode for Id {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::String(value) => writer.value(value),
            Self::Boolean(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for Id {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            1 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::Boolean),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Id by any shape {
        0 = integer;
        1 = string;
        2 = boolean;
    }
}
