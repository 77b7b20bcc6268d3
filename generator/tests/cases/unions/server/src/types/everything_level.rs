// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLevel`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::schema::{Schema, UnionVariants};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{EverythingLevelInteger, EverythingLevelKeyword};

/// `EverythingLevel`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingLevel {
    /// `Integer`.
    Integer(EverythingLevelInteger),
    /// `Keyword`.
    Keyword(EverythingLevelKeyword),
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

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Reference(&types::everything_level_integer::SCHEMA),
            Schema::Reference(&types::everything_level_keyword::SCHEMA),
        ],
    },
);
