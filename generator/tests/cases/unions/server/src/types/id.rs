// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Id`.

use crate::runtime::json;
use crate::runtime::union::{self, Union};

#[derive(Clone, Debug, PartialEq)]
pub enum Id {
    Integer(i64),
    String(String),
    Boolean(bool),
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

impl From<&str> for Id {
    fn from(value: &str) -> Self {
        Self::String(value.to_owned())
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
}

union::implement! {
    Id by one shape {
        0 = integer;
        1 = string;
        2 = boolean;
    }
}
