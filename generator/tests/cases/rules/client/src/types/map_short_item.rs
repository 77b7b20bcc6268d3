// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `MapShortItem`.

use jiff::civil::Date;
use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};

/// `MapShortItem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MapShortItem {
    /// `Date`.
    Date(Date),
    /// `Integer`.
    Integer(i64),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Date> for MapShortItem {
    fn from(value: Date) -> Self {
        Self::Date(value)
    }
}

impl From<i64> for MapShortItem {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl json::Encode for MapShortItem {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Date(value) => writer.value(value),
            Self::Integer(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(MapShortItem);

impl Union for MapShortItem {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Date),
            _ => json::decode(reader).map(Self::Integer),
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
    ],
    Fits::Some,
);
