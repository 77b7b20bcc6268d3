// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLevel`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::{EverythingLevelInteger, EverythingLevelKeyword};

/// `EverythingLevel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingLevel {
    /// `Integer`.
    Integer(EverythingLevelInteger),
    /// `Keyword`.
    Keyword(EverythingLevelKeyword),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<EverythingLevelInteger> for EverythingLevel {
    fn from(value: EverythingLevelInteger) -> Self {
        Self::Integer(value)
    }
}

impl From<EverythingLevelKeyword> for EverythingLevel {
    fn from(value: EverythingLevelKeyword) -> Self {
        Self::Keyword(value)
    }
}

impl json::Encode for EverythingLevel {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::Keyword(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingLevel);

impl Union for EverythingLevel {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::Keyword),
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
            is: ValueKind::Integer,
        },
        Case {
            variant: 1,
            is: ValueKind::OneOf(&["low", "high"]),
        },
    ],
    Fits::Some,
);
