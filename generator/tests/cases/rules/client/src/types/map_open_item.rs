// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `MapOpenItem`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};

/// `MapOpenItem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MapOpenItem {
    /// `String`.
    String(String),
    /// `Integer`.
    Integer(i64),
    /// `Boolean`.
    Boolean(bool),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<String> for MapOpenItem {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<i64> for MapOpenItem {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<bool> for MapOpenItem {
    fn from(value: bool) -> Self {
        Self::Boolean(value)
    }
}

impl json::Encode for MapOpenItem {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::Integer(value) => writer.value(value),
            Self::Boolean(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(MapOpenItem);

impl Union for MapOpenItem {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            1 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::Boolean),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
            is: ValueKind::String,
        },
        Case {
            variant: 1,
            is: ValueKind::Integer,
        },
        Case {
            variant: 2,
            is: ValueKind::Boolean,
        },
    ],
    Fits::Some,
);
