// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Mode`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::automatic::Automatic;
use crate::types::manual::Manual;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Mode {
    Automatic(Automatic),
    Manual(Manual),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Mode by property "automatic" {
        "true" = 0;
        "false" = 1;
    }
}
