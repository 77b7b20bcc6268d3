// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Animal`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::tame::Tame;
use crate::types::wild::Wild;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Animal {
    Wild(Wild),
    Tame(Tame),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Wild> for Animal {
    fn from(value: Wild) -> Self {
        Self::Wild(value)
    }
}

impl From<Tame> for Animal {
    fn from(value: Tame) -> Self {
        Self::Tame(value)
    }
}

impl json::Encode for Animal {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Wild(value) => writer.value(value),
            Self::Tame(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for Animal {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Wild),
            _ => json::decode(reader).map(Self::Tame),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Animal by property "kind" {
        "Lion" = 0;
        "Wolf" = 0;
        "tame" = 1;
        "housed" = 1;
    }
}
